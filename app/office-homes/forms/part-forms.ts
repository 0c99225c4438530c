import * as v from "valibot";
import { type Errors, type FormField, field, type Typed } from "#app/office/frame/form-fields.tsx";
import type { Part } from "#app/register/by-hand/overrides.server.ts";
import { type Fields, toText } from "#app/register/register.ts";
import { requiredLine, requiredLines } from "#app/ui/form/text-rules.ts";
import { agentsForm } from "./agents.ts";
import { auctionForm, resultForm } from "./auction.ts";
import { factsForm } from "./facts.ts";
import { featuresForm } from "./features.ts";
import { inspectionsForm } from "./inspections-form.ts";
import { hasReletting, outcomeForm, relettingForm } from "./outcome.ts";
import { definePart, type FormFacts, type PartForm } from "./part-form.ts";
import { positionForm } from "./position.ts";
import { priceForm } from "./price.ts";

const headlineForm = definePart({
  label: "Headline",
  toForm: () =>
    v.object({
      title: field("Headline", requiredLine("Write a headline", 120, "Write at most 120 characters")),
    }),
  toWords: (record) => toText(record, "title"),
});

const textForm = definePart({
  label: "Text",
  toForm: () =>
    v.object({
      description: field("Text", requiredLines("Write the text", 10_000, "Write at most 10,000 characters"), {
        kind: "lines",
        hint: "An empty line begins a paragraph.",
      }),
    }),
  toWords: (record) => toText(record, "description"),
});

/** Pictures have a page of their own, and hiding a home needs no form. */
type FormPart = Exclude<Part, "pictures" | "hidden">;

const partForms: Readonly<Record<FormPart, PartForm>> = {
  price: priceForm,
  outcome: outcomeForm,
  headline: headlineForm,
  text: textForm,
  inspections: inspectionsForm,
  auction: auctionForm,
  result: resultForm,
  agents: agentsForm,
  facts: factsForm,
  features: featuresForm,
  position: positionForm,
  reletting: relettingForm,
};

/** Parts that are shown in one fold of a home's page and saved together. */
export type Section = {
  /** The id of the first part. */
  id: FormPart;
  label: string;
  parts: readonly { part: FormPart; form: PartForm }[];
};

/** In the order of a home's page. A section of one part has the label of its part. */
const sections: readonly { label?: string; parts: readonly FormPart[] }[] = [
  { label: "Price and status", parts: ["price", "outcome"] },
  { label: "Headline and text", parts: ["headline", "text"] },
  { parts: ["inspections"] },
  { label: "Auction or offers, and result", parts: ["auction", "result"] },
  { parts: ["agents"] },
  { parts: ["facts"] },
  { parts: ["features"] },
  { parts: ["position"] },
  { parts: ["reletting"] },
];

/** The sections of a home. Rentals have no auction, and only some regions have a re-letting period. */
export function findSections({ offer }: Pick<FormFacts, "offer">, record: Fields): readonly Section[] {
  return sections.flatMap(({ label, parts: names }) => {
    const [id = "price"] = names;
    const isLeft =
      (id === "auction" && offer === "rental") || (id === "reletting" && !hasReletting(offer, record));
    const parts = names.map((part) => ({ part, form: partForms[part] }));
    return isLeft ? [] : [{ id, label: label ?? partForms[id].label, parts }];
  });
}

/** The fields of a section. Names are prefixed with their part, as the page has many forms. */
export function toSectionFields({ parts }: Section, record: Fields, facts: FormFacts): FormField[] {
  return parts.flatMap(({ part, form }) =>
    form.toFields(record, facts).map((each) => ({ ...each, name: toFieldName(part, each.name) })),
  );
}

function toFieldName(part: FormPart, name: string) {
  return `${part}-${name}`;
}

export type PartEdit = { part: FormPart; value: Fields };
type ReadSection = { errors: Errors } | { edits: readonly PartEdit[] };

/** The edits of a section, or its errors. Parts whose fields were not changed are skipped. */
export function readSection({ parts }: Section, typed: Typed, record: Fields, facts: FormFacts): ReadSection {
  const edits: PartEdit[] = [];
  const errors: (readonly [string, string])[] = [];
  for (const { part, form } of parts) {
    const own = toOwnFields(typed, part);
    if (isUntouched(form.toFields(record, facts), own)) continue;
    const read = form.read(own, record, facts);
    if ("value" in read) edits.push({ part, value: read.value });
    else
      errors.push(
        ...Object.entries(read.errors).map(([name, message]) => [toFieldName(part, name), message] as const),
      );
  }
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { edits };
}

/** The values of one part, without the prefix. */
function toOwnFields(typed: Typed, part: FormPart): Typed {
  const start = toFieldName(part, "");
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(start) ? [[name.slice(start.length), value] as const] : [],
    ),
  );
}

function isUntouched(fields: readonly FormField[], typed: Typed) {
  if (Object.keys(typed).length === 0) return true;
  return fields.every(({ name, kind, value = "on", defaultValue = "" }) => {
    const shown = kind === "check" && defaultValue ? value : defaultValue;
    return (typed[name] ?? "").replaceAll("\r\n", "\n") === shown;
  });
}
