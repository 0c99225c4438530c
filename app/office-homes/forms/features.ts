import * as v from "valibot";
import {
  type FactValue,
  factWords,
  findFacts,
  getRule,
  type HomeFacts,
  othersSchema,
  toHomeFacts,
} from "#app/homes/record/facts/fact-values.ts";
import { type FactKey, type FactKind, type HomeFact, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { getHomeType, type HomeType } from "#app/homes/record/home-types.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { type Fields, toInner, toText } from "#app/register/register.ts";
import { parseAmount, parseNumber } from "#app/ui/form/amount.ts";
import { line, optionalLines, ticked } from "#app/ui/form/text-rules.ts";
import { answerField, type ChangedFields, definePart, type FormFacts, toAnswer } from "./part-form.ts";

export const featuresForm = definePart({
  label: "Features",
  hint: "Empty fields are not shown. While all are empty, the site looks for features in the text.",
  toForm: ({ offer }, record) =>
    v.object({
      ...Object.fromEntries(findAsked(record, offer).map((fact) => [fact.key, toField(fact)])),
      also: field("Also, one a line", othersRule, {
        kind: "lines",
        rows: 4,
        isOptional: false,
        hint: "What is not among the features above, in your words.",
      }),
    }),
  toValues(record) {
    const said = Object.entries(readFacts(record));
    return { ...record, ...Object.fromEntries(said.map(([key, value]) => [key, toTyped(key, value)])) };
  },
  toRecord: ({ also, ...typed }: Fields, _facts, record): ChangedFields => ({
    facts: toFacts(typed, readFacts(record)),
    also,
  }),
  toWords: (record) => [...toFactWords(record.facts), ...readOthers(record)].join(", "),
});

export function describeChangedFacts(before: unknown, after: unknown) {
  const [old, fresh] = [toFactWords(before), toFactWords(after)];
  return {
    before: old.filter((words) => !fresh.includes(words)).join(", "),
    after: fresh.filter((words) => !old.includes(words)).join(", "),
  };
}

function toFactWords(facts: unknown) {
  return findFacts(readFacts({ facts })).map(({ words }) => words);
}

const insideGroups = ["Inside", "Heating and cooling", "Parking", "Access and safety"];
/**
 * Groups that are left out for a type of home. Other types leave out "On the farm"; an unknown type has every group.
 */
const needless: Partial<Record<HomeType, readonly string[]>> = {
  Apartment: ["Land", "On the farm"],
  Studio: ["Land", "On the farm"],
  Retirement: ["Land", "On the farm"],
  Land: insideGroups,
  Acreage: [],
  Rural: [],
};
/** Facts that are left out for sales and for rentals. */
const needlessFacts: Readonly<Record<FormFacts["offer"], readonly FactKey[]>> = {
  sale: ["holdingDeposit", "smokers"],
  rental: ["councilRates", "waterRates", "strata", "terms", "houseAndLand"],
};

/** The facts that apply to the home's type and offer, and any others that the record has. */
function findAsked(record: Fields, offer: FormFacts["offer"]): readonly HomeFact[] {
  const said = readFacts(record);
  const type = getHomeType(toText(record, "type"));
  const isNeedless = ({ key, group }: HomeFact) =>
    (type && (needless[type] ?? ["On the farm"]).includes(group)) || needlessFacts[offer].includes(key);
  return homeFacts.filter((fact) => said[fact.key] != null || !isNeedless(fact));
}

const units: Partial<Record<FactKind, string>> = {
  metres: " in metres",
  year: " in the year",
  rating: " out of 10",
  dollars: " in dollars",
};
const hints: Partial<Record<FactKey, string>> = {
  councilRates: "With its period, such as “$1,900 a year”.",
  waterRates: "With its period, such as “$800 a year”.",
  strata: "With its period, such as “$4,400 a year”.",
};

function toField(fact: HomeFact) {
  const { key, label, group, kind, no } = fact;
  if (no) return answerField(label, { group });
  if (kind === "yes") return field(label, ticked, { group, kind: "check" });
  const isNumber = kind !== "text";
  const hint = hints[key];
  return field(label + (units[kind] ?? ""), toRule(fact), {
    ...look,
    group,
    hint,
    kind: isNumber ? "number" : "line",
  });
}

const look = { isOptional: false } as const;

/** The rule of records for a typed value; an empty one is undefined. */
function toRule(fact: HomeFact) {
  const read = readers[fact.kind];
  const rule = getRule(fact);
  return v.pipe(
    line,
    v.transform((text) => (text === "" ? undefined : (read(text) ?? Number.NaN))),
    v.check(
      (value) => value === undefined || v.is(rule, value),
      `${fact.label}: write ${factWords[fact.kind]}`,
    ),
  );
}

const readers: Readonly<Record<FactKind, (text: string) => string | number | undefined>> = {
  yes: (text) => text,
  text: (text) => text,
  count: parseNumber,
  year: parseNumber,
  rating: parseNumber,
  dollars: parseAmount,
  metres: (text) => parseNumber(text.replace(/(?:m|metres?|meters?)$/i, "")),
};

const othersRule = v.pipe(
  optionalLines(),
  v.transform((text) =>
    text
      .split("\n")
      .map((each) => each.trim())
      .filter(Boolean),
  ),
  v.check((others) => v.is(othersSchema, others), "Write at most 40 lines of at most 100 characters"),
  v.transform((others) => (others.length > 0 ? others : null)),
);

/** Leaves out invalid facts, as in a file written by hand: no page shows them. */
function readFacts(record: Fields): HomeFacts {
  const said = toInner(record, "facts");
  const right = homeFacts.flatMap((fact) => {
    const { success, output } = v.safeParse(getRule(fact), said[fact.key]);
    return success ? [[fact.key, output] as const] : [];
  });
  return toHomeFacts(Object.fromEntries(right));
}

function readOthers({ also }: Fields): readonly string[] {
  return v.is(v.array(v.string()), also) ? also : [];
}

function toTyped(key: string, value: FactValue | null | undefined) {
  return homeFacts.some((fact) => fact.key === key && fact.no) ? toAnswer(value) : value;
}

/** The facts in the form. An unticked box means "no" only if the record said "no" before. */
function toFacts(typed: Fields, known: HomeFacts): HomeFacts {
  const said = homeFacts.flatMap(({ key, no }) => {
    const isUnsaid = typed[key] === false && !no && known[key] !== false;
    return isUnsaid ? [] : [[key, typed[key]] as const];
  });
  return readFacts({ facts: Object.fromEntries(said) });
}
