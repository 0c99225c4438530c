import * as v from "valibot";
import { field } from "#app/office/frame/form-fields.tsx";
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
export type FormPart = Exclude<Part, "pictures" | "hidden">;

/** The forms of a home, in the order of its page. */
const partForms: Readonly<Record<FormPart, PartForm>> = {
  outcome: outcomeForm,
  price: priceForm,
  inspections: inspectionsForm,
  headline: headlineForm,
  text: textForm,
  auction: auctionForm,
  result: resultForm,
  agents: agentsForm,
  facts: factsForm,
  features: featuresForm,
  position: positionForm,
  reletting: relettingForm,
};

/** The forms that a home has: nobody auctions a rental, and not every region says when one may be let again. */
export function findPartForms({ offer }: Pick<FormFacts, "offer">, record: Fields) {
  const isLeft = (part: string) =>
    (offer === "rental" && (part === "auction" || part === "result")) ||
    (part === "reletting" && !hasReletting(offer, record));
  const all: { part: FormPart; form: PartForm }[] = [];
  for (const part of Object.keys(partForms))
    if (isFormPart(part) && !isLeft(part)) all.push({ part, form: partForms[part] });
  return all;
}

function isFormPart(part: string): part is FormPart {
  return Object.hasOwn(partForms, part);
}
