import { href } from "react-router";
import * as v from "valibot";
import { type Agent, agentSchema } from "#app/agency/kinds/agent-schema.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { toParagraphs } from "#app/region/format.ts";
import { isPhone, toPhoneDigits } from "#app/region/phone.ts";
import { optionalDay, optionalNumber } from "#app/values/value-rules.ts";
import { defineTextKind, line, lines, optionalLine, readEach, text } from "../text-kind.ts";

const optionalMobile = v.pipe(
  optionalLine,
  v.optional(v.pipe(v.string(), v.check(isPhone, "Enter a mobile number"))),
);

const form = v.object({
  name: field("Name", line("Enter a name")),
  role: field("Role", line("Enter a role"), { hint: "For example Sales Associate or Property Manager." }),
  title: field("Title", line("Enter a title"), { hint: "Longer than the role, for the profile." }),
  email: field("E-mail address", v.pipe(line("Enter an e-mail address"), v.email("Invalid email address")), {
    kind: "email",
  }),
  phone: field("Phone", v.pipe(line("Enter a phone number"), v.check(isPhone, "Enter a phone number")), {
    kind: "phone",
  }),
  mobile: field("Mobile", optionalMobile, { kind: "phone" }),
  crmId: field("Id in the agency’s software", optionalLine, {
    hint: "uniqueListingAgentID, where homes come by the feed.",
  }),
  bio: field("In short", text("Write a few lines"), {
    hint: "About three lines, for cards.",
    kind: "lines",
    rows: 4,
  }),
  fullBio: field("The whole story", text("Write the story"), {
    hint: "A blank line begins a paragraph.",
    kind: "lines",
    rows: 10,
  }),
  specialties: field("Specialties", lines, { hint: "One per line.", kind: "lines", rows: 4 }),
  areas: field("Service areas", lines, { hint: "One suburb per line.", kind: "lines", rows: 4 }),
  languages: field("Languages", lines, { hint: "One per line.", kind: "lines", rows: 2 }),
  awards: field(
    "Awards",
    v.pipe(
      lines,
      readEach(/^(\d{4}) (.+)$/, "Begin each award with its year, such as 2025", (year, name = "") => ({
        year: Number(year),
        name,
      })),
    ),
    { hint: "One per line, such as: 2025 Agent of the year, and who gave it.", kind: "lines", rows: 3 },
  ),
  experience: field("Experience", optionalLine, { hint: "As 12+ years." }),
  rating: field("Rating", optionalNumber("Enter a number from 1 to 5", { to: 5 }), {
    hint: "Out of five, such as 4.8.",
  }),
  totalReviews: field("Number of reviews", optionalNumber("Enter a number")),
  reviewsTo: field("Reviews counted up to", optionalDay("Enter a day"), { kind: "day" }),
  testimonials: field(
    "What clients said",
    v.pipe(
      v.string(),
      v.transform((words) => words.replace(/\r\n?/g, "\n").trim()),
      v.transform((words) => (words ? toParagraphs(words) : [])),
      readEach(
        /^(.+), ([1-5])\n([\s\S]+)$/,
        "Begin each with a line of name and stars, such as Graham P., 5",
        (name = "", stars = "", content = "") => ({
          name,
          content: content.replaceAll("\n", " ").trim(),
          rating: Number(stars),
        }),
      ),
    ),
    {
      hint: "For each: a line with name and stars, such as Graham P., 5, and their words under it. Then a blank line.",
      kind: "lines",
      rows: 8,
    },
  ),
});

export const agentKind = defineTextKind({
  kind: "agent",
  path: "agents",
  title: "Agents",
  one: "agent",
  isList: true,
  picture: "Portrait",
  privateFields: ["testimonials"],
  officeFields: ["name", "role", "email", "mobile", "crmId"],
  schema: agentSchema,
  form,
  findShown: ({ agents }) => agents.map((agent) => ({ key: String(agent.id), text: agent })),
  toValues: ({ awards, testimonials }) => ({
    awards: awards.map(({ year, name }) => `${year} ${name}`),
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
      ...(isTaken(({ mobile = "" }) => toPhoneDigits(mobile) ?? "") && {
        mobile: "Another agent has this mobile: homes are matched by it",
      }),
      ...(isTaken(({ crmId = "" }) => crmId.trim().toLowerCase()) && {
        crmId: "Another agent has this id: homes are matched by it",
      }),
    };
    return Object.keys(errors).length > 0 ? errors : undefined;
  },
  toName: ({ name }) => name,
  toPath: ({ id }) => href("/team/:id", { id: String(id) }),
});
