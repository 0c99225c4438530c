import { href } from "react-router";
import * as v from "valibot";

import { officeWordsSchema } from "#app/agency/texts/kinds/office-words.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { optionalDay } from "#app/ui/form/value-rules.ts";
import { defineTextKind, line, lines, optionalLine, readEach } from "../text-kind.ts";
import { isAbn, isLicence, toAbn, toSocial, WRONG_SOCIAL } from "./office-numbers.ts";

const form = v.object({
  phone: field(
    "Phone",
    v.pipe(line("Enter the phone number"), v.regex(/^[\d\s()+-]{6,20}$/, "Enter a phone number")),
    { kind: "phone" },
  ),
  phoneHours: field("Phones answered", line("Enter when phones are answered"), {
    hint: "As Mon-Fri 8am-6pm.",
  }),
  officeHours: field(
    "Office hours",
    v.pipe(
      lines,
      v.minLength(1, "Enter the office hours"),
      readEach(
        /^([^:]+): (.+)$/,
        "Write days, a colon and hours, as Sat: 9:00–4:00",
        (days = "", hours = "") => ({ days, hours }),
      ),
    ),
    { hint: "One to a line, as Sat: 9:00–4:00.", kind: "lines", rows: 4 },
  ),
  licence: field("Licence number", v.pipe(optionalLine, v.check(isLicence, "Enter a licence number")), {
    hint: "Of the agency, at the foot of every page.",
  }),
  abn: field(
    "ABN",
    v.pipe(optionalLine, v.check(isAbn, "Enter the eleven digits of an ABN; one of these is wrong")),
    {
      hint: "As 51 824 753 556.",
    },
  ),
  social: field(
    "On social media",
    v.pipe(
      lines,
      v.check((all) => all.every(toSocial), WRONG_SOCIAL),
    ),
    {
      hint: "One address to a line, as https://www.instagram.com/your-agency.",
      kind: "lines",
      rows: 3,
    },
  ),
  closureWords: field("Closure notice", optionalLine, { hint: "Stands on top of every page on its days." }),
  closureFrom: field("First day", optionalDay("Enter a day"), { kind: "day" }),
  closureTo: field("Last day", optionalDay("Enter a day"), { kind: "day" }),
});

type Closure = Pick<v.InferOutput<typeof form>, "closureWords" | "closureFrom" | "closureTo">;

/** All of it or none; the schema of the text says what is missing. */
function toClosure({ closureWords, closureFrom, closureTo }: Closure) {
  if (!closureWords && !closureFrom && !closureTo) return undefined;
  return { from: closureFrom ?? "", to: closureTo ?? "", words: closureWords ?? "" };
}

export const officeKind = defineTextKind({
  kind: "office",
  path: "office",
  title: "Phone, hours and numbers",
  one: "office",
  isList: false,
  schema: officeWordsSchema,
  form: v.pipe(
    form,
    v.forward(
      v.check(
        ({ closureWords, closureFrom, closureTo }) => !closureWords === !(closureFrom && closureTo),
        "Give a closure its words, its first and its last day",
      ),
      ["closureWords"],
    ),
    v.forward(
      v.check(
        ({ closureFrom = "", closureTo = "9" }) => closureFrom <= closureTo,
        "The last day is before the first",
      ),
      ["closureTo"],
    ),
  ),
  findShown: ({ office }) => [{ key: "office", text: office }],
  toValues: ({ officeHours, closure, social }) => ({
    officeHours: officeHours.map((each) => `${each.days}: ${each.hours}`),
    social: social?.map(({ url }) => url),
    closureWords: closure?.words,
    closureFrom: closure?.from,
    closureTo: closure?.to,
  }),
  toText: ({ closureWords, closureFrom, closureTo, licence = "", abn = "", social, ...words }) => ({
    ...words,
    licence,
    abn: toAbn(abn),
    social: social.flatMap((address) => toSocial(address) ?? []),
    closure: toClosure({ closureWords, closureFrom, closureTo }),
  }),
  toName: () => "Phone, hours and numbers",
  toPath: () => href("/"),
});
