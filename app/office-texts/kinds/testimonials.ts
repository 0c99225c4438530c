import { href } from "react-router";
import * as v from "valibot";
import { testimonialSchema } from "#app/agency/kinds/testimonial-schema.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { requiredDay, requiredNumber } from "#app/values/value-rules.ts";
import { defineTextKind, line, optionalLine, text } from "../text-kind.ts";

const form = v.object({
  name: field("Name", line("Enter a name"), { hint: "As they agreed to it, such as Leila M." }),
  suburb: field("Suburb", line("Enter a suburb")),
  quote: field("What they said", text("Enter what they said"), { kind: "lines", rows: 5 }),
  rating: field("Stars", requiredNumber("Choose the stars", { to: 5 }), {
    options: ["5", "4", "3", "2", "1"].map((value) => ({ value, label: value })),
  }),
  agentId: field("Client of", requiredNumber("Choose an agent")),
  date: field("Date", requiredDay("Enter a day"), { kind: "day" }),
  source: field("Source", optionalLine, { hint: "For example by letter." }),
  propertyId: field("Id of the sold home", optionalLine, {
    hint: "If the words are about one, they are shown on its page.",
  }),
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
  findOptions: ({ agents, formerAgents }) => ({
    agentId: [...agents, ...formerAgents].map(({ id, name }) => ({ value: String(id), label: name })),
  }),
  findShown: ({ testimonials }) => testimonials.map((each) => ({ key: String(each.id), text: each })),
  toText: (testimonial, { key }) => ({ ...testimonial, id: Number(key) }),
  toName: ({ name, suburb }) => `${name}, ${suburb}`,
  toPath: ({ propertyId }) => (propertyId ? href("/sold-property/:id", { id: propertyId }) : href("/")),
});
