"""English words that the cues lean on: verbs of instructions, names of tools, places, people's work."""

from __future__ import annotations


def one_of(text: str) -> str:
    """Return a pattern for any of the words; `_` stands for a space inside one."""
    return (
        "(?:" + "|".join(word.replace("_", " ").replace(".", r"\.").replace("+", r"\+") for word in text.split()) + ")"
    )


ACTIONS = one_of("""
abort accept access add address adjust alert allow annotate announce answer append apply approve ask assign assume
attach avoid back_up backup base batch be begin benchmark bind bring build bump bundle cache call cap capture cast
catch change check checkout choose cite clean clean_up cleanup clear clone close collect combine comment commit
compare compile compress compute configure confirm connect consider consult contact convert copy cover create cut
debug declare decode default define delete deliver deploy describe design destructure develop disable discuss display
do document double-check download draft drop dry-run duplicate edit embed enable encode encrypt end enforce ensure
escape estimate evaluate exclude execute exit expect explain export expose extend extract fail favor favour fetch file
filter finish fix flag follow force force-push format generate get give go group guard guess handle hard-code hardcode
have hide highlight hold ignore implement import include increment indent inherit initialise initialize inject inline
insert inspect install instantiate interpolate invent invoke isolate join jump keep label lead leave let limit link
lint list load localize lock log look look_up lower lowercase maintain make mark match memoize memoise mention merge
migrate minify mock modify move mutate name nest note notify number omit open optimise optimize order organise
organize output override overwrite pack paginate parse pass paste patch pick pin ping place plan point post prefer
prefix prepare preserve print prioritise prioritize profile prompt propose protect prove provide publish pull push put
quote raise read rebase rebuild re-run recommend record redirect reduce refactor refer reference reformat refresh
regenerate register reject release reload rely remind remove rename render reorder repeat replace reply report request
require rerun research reset resolve respect respond restart restore restrict retry return reuse revert review rewrite
roll_back rollback rotate round route run sanitise sanitize save scan schedule scope search seed select send separate
serialise serialize serve set set_up ship shorten show sign sign_off silence simplify skip sort spawn specify spell
split squash squash-merge stage start stash state stay stick stop store strip structure stub style submit suggest
summarise summarize suppress swallow switch sync tag take target tell test think throw tidy touch track translate
treat trim truncate trust try turn type uninstall update upgrade upload use validate verify vendor version wait warn
watch wire work wrap write
""")

HABITS = one_of("""
use write work prefer commit squash rebase name put run test deploy indent format document review push branch read
code develop keep avoid pair structure merge build ship comment sign start want follow
""")

WORK = one_of("""
engineer developer programmer coder scientist designer manager student teacher professor researcher analyst founder
co-founder beginner newbie novice consultant administrator admin sysadmin architect writer physicist biologist chemist
mathematician statistician economist lead sre dev devops intern freelancer contractor cto ceo maintainer tester
hobbyist lawyer doctor nurse accountant journalist translator owner specialist expert quant librarian lecturer postdoc
""")

TRAITS = one_of("""
color-blind colour-blind colorblind colourblind color_blind colour_blind dyslexic deaf blind left-handed vegetarian
self-taught hard_of_hearing dyscalculic
""")

TOOLS = one_of("""
pip uv poetry pipenv conda npm pnpm yarn bun deno node pytest unittest nose tox nox jest vitest mocha cypress
playwright selenium black ruff flake8 pylint isort mypy pyright eslint prettier biome tslint tabs spaces tab space
postgres postgresql mysql mariadb sqlite mongodb mongo redis kafka rabbitmq docker podman kubernetes helm terraform
ansible make just bazel cmake ninja gradle maven ant cargo go gofmt rustfmt git svn hg rebase merge squash github
gitlab bitbucket jenkins vim neovim nvim emacs vscode zsh bash fish powershell curl wget requests httpx aiohttp axios
fetch pandas polars numpy flask django fastapi express fastify koa react vue svelte angular redux zustand tailwind
bootstrap sass css typescript javascript python rust java kotlin swift ruby perl php lua markdown rst asciidoc yaml
toml json xml argparse click typer logging loguru structlog print println moment dayjs date-fns lodash underscore
datetime pathlib os.path unwrap anyhow thiserror assert asserts decimal float floats decimals uuid uuids camelcase
snake_case kebab-case snake-case camelCase pascalcase class classes functions hooks async await callbacks promises
enums any unknown const let var interface interfaces types mocks fakes stubs fixtures orm sqlalchemy prisma drizzle
knex alembic flyway grpc rest graphql rg ripgrep grep fd find ag trash rm tmux screen homebrew brew apt nix asdf mise
pyenv nvm volta celery english german french spanish british american utc cst metric imperial iso semver calver
conventional
""")

SETTINGS = one_of("""
vim neovim nvim emacs vscode vs_code intellij pycharm webstorm goland rider zed helix sublime cursor zsh bash fish
powershell nushell tmux macos windows linux ubuntu debian arch fedora nixos wsl wsl2 mac a_mac colemak dvorak chrome
firefox safari docker podman colima orbstack
""")

STANDARDS = one_of("""
pip uv poetry pipenv conda npm pnpm yarn bun deno pytest unittest nose tox jest vitest mocha cypress playwright selenium
black ruff flake8 pylint mypy pyright eslint prettier biome tslint tabs spaces two_spaces four_spaces postgres
postgresql mysql mariadb sqlite mongodb mongo redis memcached kafka rabbitmq docker podman helm terraform pulumi ansible
bazel cmake gradle maven rebase rebasing merge_commits squash squashing vim neovim requests httpx axios pandas polars
flask django fastapi express fastify koa react vue svelte angular redux zustand tailwind bootstrap sass typescript
javascript kotlin moment dayjs date-fns lodash loguru structlog snake_case camelcase kebab-case pascalcase sqlalchemy
prisma drizzle knex grpc rest graphql trash homebrew asdf mise pyenv nvm british_english american_english
british_spelling american_spelling metric imperial celsius fahrenheit semver calver single_quotes double_quotes
""")
"""What a project settles on once: one of them and not another is no matter of the task."""

LANGUAGES = one_of("""
english german french spanish chinese dutch italian japanese korean portuguese russian polish turkish swedish danish
norwegian finnish czech hungarian ukrainian vietnamese mandarin arabic hebrew hindi
""")

MANNERS = one_of("""
adding putting writing using including apologising apologizing asking explaining saying summarising summarizing
committing pushing mocking generating creating inventing guessing repeating starting ending wrapping leaving renaming
reformatting reordering restructuring refactoring rewriting touching editing changing inserting sprinkling deleting
suggesting offering praising thanking telling pasting dumping translating prefixing bumping upgrading inlining splitting
commenting mixing padding hard-coding hardcoding assuming skipping ignoring disabling swallowing catching giving
sending showing_me printing_me reminding lecturing listing moving removing introducing overengineering over-engineering
abbreviating squashing amending force-pushing installing importing silencing burying answering replying speaking
talking making
""")
"""What an agent does of its own accord, to code or in its answers."""
