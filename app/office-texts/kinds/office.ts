import { href } from "react-router";
import * as v from "valibot";
import { officeWords } from "#app/agency/folder/agency.ts";
import { officeWordsSchema } from "#app/agency/kinds/office-words-schema.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { optionalDay } from "#app/values/value-rules.ts";
import { defineTextKind, line, lines, optionalLine, readEach } from "../text-kind.ts";

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;
const ABN_MODULUS = 89;

/** Whether an ABN is empty or has the right check digits; the folder's own is accepted, as a sample's is invented. */
export function isAbn(text = "") {
  if (!text || text === officeWords.abn) return true;
  const digits = [...text.replace(/\s/g, "")].map(Number);
  const sum = ABN_WEIGHTS.reduce<number>(
    (before, weight, index) => before + weight * ((digits[index] ?? Number.NaN) - (index === 0 ? 1 : 0)),
    0,
  );
  return digits.length === ABN_WEIGHTS.length && sum % ABN_MODULUS === 0;
}

/** Formats an ABN: 51 824 753 556. */
export function toAbn(text: string) {
  return text.replace(/\s/g, "").replace(/(\d{2})(\d{3})(\d{3})(\d{3})/, "$1 $2 $3 $4");
}

export function isLicence(text = "") {
  return !text || /^[\dA-Za-z -]{4,20}$/.test(text);
}

const networks: Readonly<Record<string, string>> = {
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "pinterest.com": "Pinterest",
  "threads.net": "Threads",
  "tiktok.com": "TikTok",
  "x.com": "X",
  "youtube.com": "YouTube",
};

const WRONG_SOCIAL = `Write addresses that begin with https, of ${new Intl.ListFormat("en-AU", { type: "disjunction" }).format(Object.values(networks))}`;

/** The agency's page on a social network, from its address; undefined for an unknown network. */
export function toSocial(address: string) {
  const known = officeWords.social.find(({ url }) => url === address);
  const url = URL.parse(address);
  const name = networks[url?.hostname.replace(/^(?:www|au)\./, "") ?? ""];
  const isPage = url?.protocol === "https:" && !url.username && !url.port && url.pathname.length > 1;
  return known ?? (url && name && isPage ? { name, url: url.href } : undefined);
}

const form = v.object({
  phone: field(
    "Phone",
    v.pipe(line("Enter the phone number"), v.regex(/^[\d\s()+-]{6,20}$/, "Enter a phone number")),
    { kind: "phone" },
  ),
  phoneHours: field("Phones answered", line("Enter when phones are answered"), {
    hint: "For example Mon-Fri 8am-6pm.",
  }),
  officeHours: field(
    "Office hours",
    v.pipe(
      lines,
      v.minLength(1, "Enter the office hours"),
      readEach(
        /^([^:]+): (.+)$/,
        "Write days, a colon and hours, such as Sat: 9:00–4:00",
        (days = "", hours = "") => ({ days, hours }),
      ),
    ),
    { hint: "One per line, such as Sat: 9:00–4:00.", kind: "lines", rows: 4 },
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
      hint: "One address per line, such as https://www.instagram.com/your-agency.",
      kind: "lines",
      rows: 3,
    },
  ),
  closureWords: field("Closure notice", optionalLine, {
    hint: "Shown at the top of every page on its days.",
  }),
  closureFrom: field("First day", optionalDay("Enter a day"), { kind: "day" }),
  closureTo: field("Last day", optionalDay("Enter a day"), { kind: "day" }),
});

type Closure = Pick<v.InferOutput<typeof form>, "closureWords" | "closureFrom" | "closureTo">;

/** A closure has all three fields or none; the schema reports missing ones. */
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
