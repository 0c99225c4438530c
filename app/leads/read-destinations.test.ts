import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { destinationsSchema, placeholders } from "#app/leads/folder/destinations-schema.ts";
import { readLeadsDestinations } from "./read-destinations.ts";

const template = {
  kind: "template",
  name: "Agentbox",
  url: "https://api.agentboxcrm.com.au/enquiries?version=2",
  headers: { "X-Client-ID": "{{secret AGENTBOX_CLIENT}}", "X-API-Key": "{{secret AGENTBOX_KEY}}" },
  json: { enquiry: { comment: "{{message}}" } },
};

/** Reads destinations, with the template's settings in destinations.json. */
function read(source: Record<string, string>) {
  return readLeadsDestinations(source, v.parse(destinationsSchema, [template]));
}

test("reads secrets from the environment, and names missing ones", () => {
  const secrets = { AGENTBOX_CLIENT: "one", AGENTBOX_KEY: "two" };
  expect(read({ ...secrets, OTHER: "three" })).toEqual([{ ...template, secrets }]);
  expect(() => read({ OTHER: "three" })).toThrow(
    /^Agentbox of .*destinations\.json needs AGENTBOX_CLIENT and AGENTBOX_KEY, which is not set\.$/,
  );
  expect(() => read({ ...secrets, AGENTBOX_KEY: "two words" })).toThrow(/^AGENTBOX_KEY cannot be read/);
});

test("requires the webhook's address and secret together", () => {
  const url = "https://crm.example/hook";
  const source = { WEBHOOK_URL: url, WEBHOOK_SECRET: `whsec_${"A".repeat(32)}` };
  const { WEBHOOK_SECRET } = source;
  const shared = { name: "Webhook", kind: "webhook", secret: "WEBHOOK_SECRET" };
  expect(readLeadsDestinations(source)).toEqual([{ ...shared, url, secrets: { WEBHOOK_SECRET } }]);
  for (const [name, value] of Object.entries(source))
    expect(() => readLeadsDestinations({ [name]: value })).toThrow("go together");
});

test("refuses a wrong webhook without repeating what may be a password", () => {
  for (const name of ["WEBHOOK_URL", "WEBHOOK_SECRET"]) {
    const read = () => readLeadsDestinations({ [name]: "leila:secret@crm" });
    expect(read).toThrow(`${name} cannot be read; accepted is`);
    expect(read).not.toThrow("secret@");
  }
});

test.each([
  [{ url: "http://crm.example/leads" }, "An address such as https://"],
  [{ url: "https://{{listingId}}.example/" }, "An address such as https://"],
  [{ url: "https://crm.example@elsewhere.example/" }, "An address such as https://"],
  [{ headers: { "X-Name": "{{name}}" } }, "Only {{secret VARIABLE}} and these are known: id, reference"],
  [{ json: { a: ["{{fields.name}}"] } }, "Only {{secret VARIABLE}} and these are known: id, reference, type"],
  [{ headers: { "X-Key": "{{secret crm_key}}" } }, "Only {{secret VARIABLE}} and these are known"],
  [{ json: undefined }, "Either json or form is expected"],
  [{ form: { a: "{{name}}" } }, "Either json or form is expected"],
  [{ enquiries: ["lead"] }, "lead"],
  [{ name: "" }, "A name of at most 40 letters"],
  [{ token: "sk-123" }, "token"],
])("refuses a destination with %j", (changes, message) => {
  const { issues } = v.safeParse(destinationsSchema, [{ ...template, ...changes }]);
  expect(JSON.stringify(issues)).toContain(message);
});

test("refuses two destinations of one name, and the name of the webhook", () => {
  expect(v.is(destinationsSchema, [template])).toBe(true);
  expect(v.is(destinationsSchema, [template, template])).toBe(false);
  expect(v.is(destinationsSchema, [{ ...template, name: "Webhook" }])).toBe(false);
});

test("docs/leads.md has valid examples and all placeholders", () => {
  const text = readFileSync("docs/leads.md", "utf8");
  const examples = [...text.matchAll(/^```json\n([^`]{1,2000})^```$/gm)].map(([, json = ""]) => json);
  expect(examples).toHaveLength(6);
  for (const example of examples)
    expect(() => v.parse(destinationsSchema, JSON.parse(example))).not.toThrow();
  const rows = text.split("\n").filter((line) => line.startsWith("`"));
  const told = rows.flatMap((row) => row.split(" | ")[0]?.match(/\w+/g) ?? []);
  expect(placeholders.filter((name) => !told.includes(name))).toEqual([]);
});
