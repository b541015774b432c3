# `make demo` shows the main job, `make test` checks everything but the long faults, `make faults` runs every fault of
# tests/faults/README.md, `make soak SECONDS=3600` does random things for as long, `make bench` measures. The first makes
# the environment.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
SECONDS ?= 600
FAULTS  ?= faults or not faults

.PHONY: demo test lint types layers unit faults soak bench clean

demo: $(VENV)/.installed
	@$(BIN)/memoryd demo

test: lint types layers unit

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev
	$(BIN)/mypy

layers: $(VENV)/.installed-dev
	$(BIN)/lint-imports

unit: $(VENV)/.installed-dev
	$(BIN)/pytest -n 3 --dist loadfile

# It installs nothing, and it ends: what hangs is stopped after a quarter of an hour.
faults:
	@test -x $(BIN)/pytest || { echo "make test makes the environment that make faults runs in"; exit 1; }
	$(BIN)/pytest tests/faults -n 3 --dist worksteal -m "$(FAULTS)" --session-timeout=900

soak:
	@test -x $(BIN)/python || { echo "make test makes the environment that make soak runs in"; exit 1; }
	$(BIN)/python -m tests.faults.soak $(SECONDS)

# All of them, or one: make bench NAME=index. ARGS are options, such as --json FILE; make bench ARGS=--help names them.
bench: $(VENV)/.installed
	@$(BIN)/python benchmarks/run.py $(NAME) $(ARGS)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "memoryd needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.installed

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build *.egg-info
