import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agencies } from "./agencies.fixture.ts";

test.each(agencies)("the icon of $name has its primary colour", ({ folder }) => {
  const [, ink = "none"] = /--color-ink: (#\w{6});/.exec(readFileSync(`${folder}/theme.css`, "utf8")) ?? [];
  expect(readFileSync(`${folder}/public/favicon.svg`, "utf8")).toContain(ink);
});
