import { href } from "react-router";
import * as v from "valibot";
import { testimonialSchema } from "#app/agency/texts/kinds/testimonial.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { requiredDay, requiredNumber } from "#app/ui/form/value-rules.ts";
import { line, optionalLine, text } from "../text-form.ts";
import { defineTextKind } from "../text-kind.ts";

function findFields({ agents, formerAgents }: SiteTexts): readonly FormField[] {
  return [
    { name: "name", label: "Name", hint: "As they agreed to it, as Leila M.", kind: "line" },
    { name: "suburb", label: "Suburb", kind: "line" },
    { name: "quote", label: "What they said", kind: "lines", rows: 5 },
    {
      name: "rating",
      label: "Stars",
      kind: "choice",
      options: ["5", "4", "3", "2", "1"].map((value) => ({ value, label: value })),
    },
    {
      name: "agentId",
      label: "Client of",
      kind: "choice",
      options: [...agents, ...formerAgents].map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: "date", label: "Date", kind: "day" },
    {
      name: "source",
      label: "Source",
      hint: "Where they said it, as by letter.",
      kind: "line",
      isOptional: true,
    },
    {
      name: "propertyId",
      label: "Id of the sold home",
      hint: "Where the words are about one: they stand on its page.",
      kind: "line",
      isOptional: true,
    },
  ];
}

const form = v.object({
  name: line("Enter a name"),
  suburb: line("Enter a suburb"),
  quote: text("Enter what they said"),
  rating: requiredNumber("Choose the stars", { to: 5 }),
  agentId: requiredNumber("Choose an agent"),
  date: requiredDay("Enter a day"),
  source: optionalLine,
  propertyId: optionalLine,
});

export const testimonialKind = defineTextKind({
  kind: "testimonial",
  path: "testimonials",
  title: "Testimonials",
  one: "testimonial",
  isList: true,
  isPrivate: true,
  schema: testimonialSchema,
  form,
  findFields,
  findShown: ({ testimonials }) => testimonials.map((each) => ({ key: String(each.id), text: each })),
  toTyped: ({ rating, agentId, source = "", propertyId = "", name, suburb, quote, date }) => ({
    ...{ name, suburb, quote, date, source, propertyId },
    rating: String(rating),
    agentId: String(agentId),
  }),
  toText: (testimonial, { key }) => ({ ...testimonial, id: Number(key) }),
  toName: ({ name, suburb }) => `${name}, ${suburb}`,
  toPath: ({ propertyId }) => (propertyId ? href("/sold-property/:id", { id: propertyId }) : href("/")),
});
