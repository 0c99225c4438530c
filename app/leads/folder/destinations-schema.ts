import * as v from "valibot";
import { list } from "#app/agency/kinds/schema-parts.ts";

/** The name of the destination of WEBHOOK_URL. */
export const WEBHOOK = "Webhook";

/** The subjects of enquiries: homes for sale, homes for rent, anything else. */
export const aboutNames = ["sale", "rent", "other"] as const;

export const enquiryNames = [
  "contact",
  "appraisal",
  "contract",
  "open-home",
  "inspection",
  "question",
] as const;

/** Placeholders of templates, written {{name}}; empty where an enquiry has no such value. */
export const placeholders = [
  "id",
  "reference",
  "type",
  "kind",
  "title",
  "received",
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "mobile",
  "landline",
  "message",
  "details",
  "particulars",
  "about",
  "listingId",
  "listingTitle",
  "listingAddress",
  "listingUrl",
  "agentName",
  "agentEmail",
  "pageTitle",
  "pageUrl",
  "campaign",
  "campaignName",
  "campaignSource",
  "campaignMedium",
  "agency",
] as const;

export type Placeholder = (typeof placeholders)[number];

const secretName = /^secret [A-Z][A-Z\d_]{2,60}$/;
/** Placeholders allowed in headers, which must not contain visitors' texts. */
const ofHeaders: readonly string[] = ["id", "reference"];
const PLACEHOLDER = /\{\{([^{}]{0,80})\}\}/g;

/** Replaces placeholders such as {{name}} by their values. */
export function fillTemplate(text: string, getValue: (name: string) => string) {
  return text.replace(PLACEHOLDER, (_all, name: string) => getValue(name));
}

function findNames(text: string) {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

const template = (allowed: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => findNames(text).every((name) => allowed.includes(name) || secretName.test(name)),
      `Only {{secret VARIABLE}} and these are known: ${allowed.join(", ")}`,
    ),
  );

const variable = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z\d_]{2,60}$/, "The name of an environment variable is expected, such as VAULTRE_TOKEN"),
);

/** An address whose host has no placeholders, so that no visitor's text decides where a request goes. */
const address = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/[\w.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:[/?][^\s#]*)?$/,
    "An address such as https://crm.example.com/leads is expected (http:// only on this machine)",
  ),
  template(placeholders),
);

const shared = {
  /** Shown in the office, reports and metrics. */
  name: v.pipe(
    v.string(),
    v.regex(/^[\p{L}\d][\p{L}\d .&'’-]{0,39}$/u, "A name of at most 40 letters is expected"),
  ),
  /** The kinds of enquiries to send; undefined for all. */
  enquiries: v.optional(list(v.picklist(enquiryNames))),
  /** The subjects of enquiries to send; undefined for all. */
  about: v.optional(list(v.picklist(aboutNames))),
};

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    template(placeholders),
    v.number(),
    v.boolean(),
    v.null(),
    v.array(json),
    v.record(v.string(), json),
  ]),
);

/** The lines of a mail, by label. */
const lines = v.record(v.pipe(v.string(), v.regex(/^[\p{L}\d ]{1,40}$/u)), template(placeholders));

const templateSchema = v.pipe(
  v.strictObject({
    kind: v.literal("template"),
    ...shared,
    url: address,
    headers: v.optional(v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/)), template(ofHeaders)), {}),
    json: v.optional(json),
    form: v.optional(v.record(v.string(), template(placeholders))),
  }),
  v.check(
    ({ json, form }) => (json === undefined) !== (form === undefined),
    "Either json or form is expected",
  ),
);

/** https://docs.api.vaultre.com.au */
const VAULTRE_URL = "https://ap-southeast-2.api.vaultre.com.au/api/v1.3";

const destinationSchema = v.variant("kind", [
  v.strictObject({
    kind: v.literal("mail"),
    ...shared,
    to: v.pipe(v.string(), v.email()),
    lines: v.optional(lines),
  }),
  v.strictObject({
    kind: v.literal("vaultre"),
    ...shared,
    url: v.optional(address, VAULTRE_URL),
    /** Variables with the integrator's key and the agency's access token. */
    apiKey: variable,
    token: variable,
  }),
  v.strictObject({ kind: v.literal("webhook"), ...shared, url: address, secret: variable }),
  templateSchema,
]);

/** destinations.json: destinations of enquiries besides the mails to office, agent and visitor (docs/leads.md). */
export const destinationsSchema = v.pipe(
  list(destinationSchema),
  v.check(
    (all) => new Set([WEBHOOK, ...all.map(({ name }) => name)]).size > all.length,
    `Each destination needs a name of its own, and ${WEBHOOK} is that of WEBHOOK_URL`,
  ),
);

export const leadsFile = { name: "destinations.json", schema: destinationsSchema } as const;

export type DestinationSettings = v.InferOutput<typeof destinationSchema>;

/** Finds the environment variables with a destination's secrets. */
export function findSecretNames(settings: DestinationSettings) {
  const named = [...JSON.stringify(settings).matchAll(/\{\{secret ([A-Z\d_]{3,61})\}\}/g)].map(
    ([, name = ""]) => name,
  );
  const own = { webhook: ["secret"], vaultre: ["apiKey", "token"], mail: [], template: [] }[settings.kind];
  const values = new Map<string, unknown>(Object.entries(settings));
  return [...new Set([...own.map((field) => String(values.get(field))), ...named])];
}

export type { Json };
