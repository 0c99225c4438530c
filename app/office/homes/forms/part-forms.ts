import type { Part } from "#app/homes/register/by-hand/overrides.ts";
import { agentsForm } from "./agents.ts";
import { auctionForm, resultForm } from "./auction.ts";
import { factsForm } from "./facts.ts";
import { inspectionsForm } from "./inspections.ts";
import { outcomeForm } from "./outcome.ts";
import { type FormFacts, getLine, getLines, type PartForm, toText } from "./part-form.ts";
import { priceForm } from "./price.ts";

const LONGEST_HEADLINE = 120;
const LONGEST_TEXT = 10_000;

export const headlineForm: PartForm = {
  label: "Headline",
  toFields: (record) => [
    { name: "title", label: "Headline", kind: "line", defaultValue: toText(record, "title") },
  ],
  read(typed) {
    const title = getLine(typed, "title");
    if (!title) return { errors: { title: "Write a headline" } };
    if (title.length > LONGEST_HEADLINE)
      return { errors: { title: `Write at most ${LONGEST_HEADLINE} characters` } };
    return { value: { title } };
  },
  toWords: (record) => toText(record, "title"),
};

export const textForm: PartForm = {
  label: "Text",
  toFields: (record) => [
    {
      name: "description",
      label: "Text",
      kind: "lines",
      hint: "An empty line begins a paragraph.",
      defaultValue: toText(record, "description"),
    },
  ],
  read(typed) {
    const description = getLines(typed, "description");
    if (!description) return { errors: { description: "Write the text" } };
    if (description.length > LONGEST_TEXT)
      return { errors: { description: "Write at most 10,000 characters" } };
    return { value: { description } };
  },
  toWords: (record) => toText(record, "description"),
};

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
