import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, expectTypeOf, test } from "vitest";
import { accepted, choice, optionalChoice, optionalLine } from "#app/ui/form/text-rules.ts";
import { findFiles } from "../../scripts/find-files.fixture.ts";
import { type ChoiceName, defineEnquiryKind } from "./enquiry.ts";
import { kinds } from "./kinds.ts";
import { openHomeKind } from "./open-home-kind.ts";

const colours = [
  { value: "red", label: "Red" },
  { value: "blue", label: "Blue" },
] as const;
const schema = v.object({
  name: optionalLine(),
  walls: choice(colours, "Choose a colour"),
  doors: optionalChoice(colours),
  terms: accepted("Accept"),
});
const labels = { name: "Name", walls: "Walls", doors: "Doors", terms: "Terms" };
const asIs = (value: string) => value;

test("a kind needs a format for every choice, required or optional, and for no other field", () => {
  expectTypeOf<ChoiceName<typeof schema>>().toEqualTypeOf<"walls" | "doors">();
  type Formats = Parameters<typeof defineEnquiryKind<typeof schema>>[0]["formats"];
  expectTypeOf({ walls: asIs, doors: asIs }).toExtend<Formats>();
  expectTypeOf({ walls: asIs }).not.toExtend<Formats>();
  defineEnquiryKind<typeof schema>({ name: "x", title: "X", labels, formats: { walls: asIs, doors: asIs } });
});

test("every kind of enquiry is listed, so that the office shows its labels", () => {
  const sources = findFiles("app/**/*-schema.ts").map((path) => readFileSync(path, "utf8"));
  const defined = sources.flatMap((source) =>
    [...source.matchAll(/defineEnquiryKind<.+>\(\{\s*name: "([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  const ofForms = kinds.filter((kind) => kind !== openHomeKind).map(({ name }) => name);
  expect(ofForms.toSorted()).toEqual([...new Set(defined)].toSorted());
});
