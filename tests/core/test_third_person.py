from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.third_person import of_the_user


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I prefer my commits small", "The user prefers their commits small"),
        ("I don't like emojis", "The user does not like emojis"),
        ("I really don't like emojis", "The user really does not like emojis"),
        ("I am not a native speaker", "The user is not a native speaker"),
        ("I've been writing Go", "The user has been writing Go"),
        ("I was born in Lima", "The user was born in Lima"),
        ("I can read the diff", "The user can read the diff"),
        ("I never use an IDE", "The user never uses an IDE"),
        ("I study at night and I was a nurse", "The user studies at night and they were a nurse"),
        ("I'd always prefer tabs", "The user would always prefer tabs"),
        ("I do pair reviews", "The user does pair reviews"),
        ("I really do prefer tea", "The user really does prefer tea"),
        ("I have a cat", "The user has a cat"),
        ("I go home at five", "The user goes home at five"),
        ("I want tabs", "The user wants tabs"),
        ("I teach Go", "The user teaches Go"),
        ("I enjoy Go", "The user enjoys Go"),
        ("I can read English and prefer Chinese", "The user can read English and prefer Chinese"),
        ("i frobnicate and hate it", "i frobnicate and hate it"),
        ("my timezone is CET", "The user's timezone is CET"),
        ("My name's Ada and I'm from Lima", "The user's name is Ada and they are from Lima"),
        ("call me Sam", "Call the user Sam"),
        ("stop summarising, I can read the diff", "stop summarising, the user can read the diff"),
        ("ask me before you delete my files", "ask me before you delete my files"),
        ("use i as the loop variable", "use i as the loop variable"),
        ("tests need I/O", "tests need I/O"),
    ],
)
def test_what_the_person_says_is_told_of_the_user(said: str, told: str) -> None:
    assert of_the_user(said) == told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I have two monitors and don't like tabs", "The user says: “I have two monitors and don't like tabs”"),
        ("I tend to work late and prefer calls", "The user says: “I tend to work late and prefer calls”"),
        ("my tests fail and prefer mocks", "The user says: “my tests fail and prefer mocks”"),
        ("i like tea and prefer rust", "The user says: “I like tea and prefer rust”"),
        ("I reckon tabs are fine", "The user says: “I reckon tabs are fine”"),
        ("I only commute on Mondays", "The user says: “I only commute on Mondays”"),
    ],
)
def test_where_the_form_is_not_certain_the_own_words_stand(said: str, told: str) -> None:
    assert of_the_user(said) == told


@given(st.text(alphabet="I iamhve'dontlk,. my and", max_size=80))
def test_no_statement_raises(said: str) -> None:
    assert isinstance(of_the_user(said), str)
