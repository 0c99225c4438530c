import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFiles } from "../../../scripts/find-files.fixture.ts";

const tokens = ["tokens", "theme"]
  .map((name) => readFileSync(`app/document/styles/${name}.css`, "utf8"))
  .join("\n");
const users = findFiles("app/**/*.{tsx,ts,css}")
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(file, "utf8").replaceAll(/^\s*--[\w-]+:/gm, ""))
  .join("\n");

/** Prefixes of utilities by the first part of a token's name: "text-h1" uses --text-h1, "bg-ink" --color-ink. */
const namespaces =
  /^(?:color|font-weight|font|text|tracking|leading|spacing|grid-(?:template-columns|template-rows|auto-rows)|container|breakpoint|radius|shade|aspect|ease|animate)-/;

test("every design token is used", () => {
  const set = tokens.matchAll(/^\s*--([a-z\d]+(?:-[a-z\d]+)*): (?!initial)/gm);
  const names = [...set].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(50);
  const unused = names.filter((name) => {
    const utility = name.replace(namespaces, "");
    return (
      !users.includes(`--${name})`) && !new RegExp(`-${utility}(?![\\w-])|["\\s:]${utility}:`).test(users)
    );
  });
  expect(unused).toEqual([]);
});
