import { href } from "react-router";
import * as v from "valibot";
import { type Agent, agentRoles, agentSchema } from "#app/agency/texts/kinds/agent.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { toParagraphs } from "#app/region/format.ts";
import { optionalDay, optionalNumber } from "#app/ui/form/value-rules.ts";
import { line, lines, optionalLine, text } from "../text-form.ts";
import { defineTextKind } from "../text-kind.ts";

const fields: readonly FormField[] = [
  { name: "name", label: "Name", kind: "line" },
  {
    name: "role",
    label: "Role",
    kind: "choice",
    options: agentRoles.map((role) => ({ value: role, label: role })),
  },
  { name: "title", label: "Title", hint: "Longer than the role, for the profile.", kind: "line" },
  { name: "email", label: "E-mail address", kind: "email" },
  { name: "phone", label: "Phone", kind: "phone" },
  { name: "mobile", label: "Mobile", kind: "phone" },
  {
    name: "crmId",
    label: "Id in the agency’s software",
    hint: "uniqueListingAgentID, where homes come by the feed.",
    kind: "line",
    isOptional: true,
  },
  { name: "bio", label: "In short", hint: "About three lines, for cards.", kind: "lines", rows: 4 },
  {
    name: "fullBio",
    label: "The whole story",
    hint: "A blank line begins a paragraph.",
    kind: "lines",
    rows: 10,
  },
  {
    name: "specialties",
    label: "Specialties",
    hint: "One to a line.",
    kind: "lines",
    rows: 4,
    isOptional: true,
  },
  {
    name: "areas",
    label: "Service areas",
    hint: "One suburb to a line.",
    kind: "lines",
    rows: 4,
    isOptional: true,
  },
  {
    name: "languages",
    label: "Languages",
    hint: "One to a line.",
    kind: "lines",
    rows: 2,
    isOptional: true,
  },
  {
    name: "awards",
    label: "Awards",
    hint: "One to a line: 2025 Agent of the year, who gave it.",
    kind: "lines",
    rows: 3,
    isOptional: true,
  },
  { name: "experience", label: "Experience", hint: "As 12+ years.", kind: "line", isOptional: true },
  { name: "rating", label: "Rating", hint: "Out of five, as 4.8.", kind: "line", isOptional: true },
  { name: "totalReviews", label: "Number of reviews", kind: "line", isOptional: true },
  { name: "reviewsTo", label: "Reviews counted to", kind: "day", isOptional: true },
  {
    name: "testimonials",
    label: "What clients said",
    hint: "For each: a line with name and stars, as Graham P., 5, and their words under it. Then a blank line.",
    kind: "lines",
    rows: 8,
    isOptional: true,
  },
];

const award = /^(\d{4}) (.+)$/;
const said = /^(.+), ([1-5])\n([\s\S]+)$/;

const form = v.object({
  name: line("Enter a name"),
  role: v.picklist(agentRoles, "Choose a role"),
  title: line("Enter a title"),
  email: v.pipe(line("Enter an e-mail address"), v.email("Invalid email address")),
  phone: v.pipe(line("Enter a phone number"), v.regex(/^[\d\s()+-]{6,20}$/, "Enter a phone number")),
  mobile: v.pipe(line("Enter a mobile number"), v.regex(/^[\d\s()+-]{6,20}$/, "Enter a mobile number")),
  crmId: optionalLine,
  bio: text("Write a few lines"),
  fullBio: text("Write the story"),
  specialties: lines,
  areas: lines,
  languages: lines,
  awards: v.pipe(
    lines,
    v.check((all) => all.every((each) => award.test(each)), "Begin each award with its year, as 2025"),
    v.transform((all) =>
      all.map((each) => {
        const [, year = "", name = ""] = award.exec(each) ?? [];
        return { year: Number(year), name };
      }),
    ),
  ),
  experience: optionalLine,
  rating: optionalNumber("Enter a number from 1 to 5", { to: 5 }),
  totalReviews: optionalNumber("Enter a number"),
  reviewsTo: optionalDay("Enter a day"),
  testimonials: v.pipe(
    v.optional(v.string(), ""),
    v.transform((words) => words.replace(/\r\n?/g, "\n").trim()),
    v.transform((words) => (words ? toParagraphs(words) : [])),
    v.check(
      (all) => all.every((each) => said.test(each)),
      "Begin each with a line of name and stars, as Graham P., 5",
    ),
    v.transform((all) =>
      all.map((each) => {
        const [, name = "", stars = "", content = ""] = said.exec(each) ?? [];
        return { name, content: content.replaceAll("\n", " ").trim(), rating: Number(stars) };
      }),
    ),
  ),
});

export const agentKind = defineTextKind({
  kind: "agent",
  path: "agents",
  title: "Agents",
  one: "agent",
  isList: true,
  privateFields: ["testimonials"],
  officeFields: ["name", "role", "email", "mobile", "crmId"],
  schema: agentSchema,
  form,
  findFields: () => fields,
  findShown: ({ agents }) => agents.map((agent) => ({ key: String(agent.id), text: agent })),
  toTyped: ({ id, picture, specialties, areas, languages, awards, testimonials, ...agent }) => ({
    ...toTexts(agent),
    specialties: specialties.join("\n"),
    areas: areas.join("\n"),
    languages: languages.join("\n"),
    awards: awards.map(({ year, name }) => `${year} ${name}`).join("\n"),
    testimonials: testimonials
      .map(({ name, content, rating }) => `${name}, ${rating}\n${content}`)
      .join("\n\n"),
  }),
  toText: (agent, { key, before }) => ({ ...agent, id: Number(key), picture: before?.picture }),
  findErrors(agent, { texts }) {
    const others = texts.agents.filter(({ id }) => id !== agent.id);
    const isTaken = (toKey: (each: Agent) => string) =>
      toKey(agent) !== "" && others.some((other) => toKey(other) === toKey(agent));
    const errors = {
      ...(isTaken(({ email }) => email.toLowerCase()) && { email: "Another agent has this address" }),
      ...(isTaken(({ mobile }) => mobile.replace(/\D/g, "").replace(/^61/, "0")) && {
        mobile: "Another agent has this mobile: homes are known by it",
      }),
      ...(isTaken(({ crmId = "" }) => crmId.trim().toLowerCase()) && {
        crmId: "Another agent has this id: homes are known by it",
      }),
    };
    return Object.keys(errors).length > 0 ? errors : undefined;
  },
  toName: ({ name }) => name,
  toPath: ({ id }) => href("/team/:id", { id: String(id) }),
});

function toTexts(values: Record<string, string | number | undefined>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
}
