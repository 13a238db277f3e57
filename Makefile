# Every task of the project. `make help` lists them.
SHELL := /bin/bash
CONFIGURATION ?= release
PREFIX ?= /usr/local
OUTPUT ?= Previews
SOURCES := Package.swift Sources Tests Examples
EXAMPLES := $(notdir $(patsubst %/,%,$(wildcard Examples/*/)))
PROGRAM = .build/$(CONFIGURATION)/liveactivity

.PHONY: help setup build preview picture test install uninstall format lint documentation benchmark clean

help: ## Lists these tasks.
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | column -t -s "$$(printf '\t')"

setup: ## Installs packages and fonts that are missing; says what to ask for without root rights.
	@scripts/setup.sh

build: setup ## Builds the program and the frameworks (CONFIGURATION=release or debug).
	swift build -c $(CONFIGURATION)

preview: build ## Draws all examples and says where the pictures are.
	@for example in $(EXAMPLES); do \
	    $(PROGRAM) preview $$(find Examples/$$example/Shared Examples/$$example/Widgets -name '*.swift' | sort) \
	        --output $(OUTPUT)/$$example || exit $$?; \
	done
	@echo "The pictures are in $(OUTPUT)/: open $(OUTPUT)/<example>/sheet.png"

picture: build ## Draws the picture at the head of the README anew.
	@scripts/picture.sh $(CONFIGURATION)

test: setup ## Builds and runs all tests.
	swift build --build-tests
	swift test --skip-build

install: build ## Puts program, frameworks and fonts into PREFIX; the checkout is not needed afterwards.
	@scripts/install.sh "$(PREFIX)" "$(CONFIGURATION)"

uninstall: ## Takes away what install put into PREFIX.
	rm -rf "$(PREFIX)/lib/openactivitykit" "$(PREFIX)/bin/liveactivity" "$(PREFIX)/share/openactivitykit"

format: ## Formats all sources.
	swift format format -i --configuration .swift-format -r $(SOURCES)

lint: ## Fails where a source is not formatted.
	swift format lint --strict --configuration .swift-format -r $(SOURCES)

documentation: setup ## Builds the documentation of the frameworks into .build/documentation.
	@scripts/documentation.sh

benchmark: setup ## Measures the hot paths beside their peers; writes .build/benchmark.json.
	@scripts/benchmark.sh

clean: ## Removes everything that was built.
	rm -rf .build $(OUTPUT)
