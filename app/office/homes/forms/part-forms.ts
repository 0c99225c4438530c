import type { Part } from "#app/homes/register/by-hand/overrides.ts";
import { agentsForm } from "./agents.ts";
import { auctionForm, resultForm } from "./auction.ts";
import { factsForm } from "./facts.ts";
import { headlineForm, textForm } from "./headline-and-text.ts";
import { inspectionsForm } from "./inspections.ts";
import { outcomeForm } from "./outcome.ts";
import type { FormFacts, PartForm } from "./part-form.ts";
import { priceForm } from "./price.ts";

/** Pictures have a page of their own. */
export type FormPart = Exclude<Part, "pictures">;

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
};

/** The forms that a home has: nobody auctions a rental, and what a CRM says of rooms is left to it. */
export function findPartForms({ offer, isOfOffice }: Pick<FormFacts, "offer"> & { isOfOffice: boolean }) {
  const isLeft = (part: string) =>
    (offer === "rental" && (part === "auction" || part === "result")) || (part === "facts" && !isOfOffice);
  const all: { part: FormPart; form: PartForm }[] = [];
  for (const part of Object.keys(partForms))
    if (isFormPart(part) && !isLeft(part)) all.push({ part, form: partForms[part] });
  return all;
}

function isFormPart(part: string): part is FormPart {
  return Object.hasOwn(partForms, part);
}
