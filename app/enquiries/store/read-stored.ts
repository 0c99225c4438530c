import * as v from "valibot";
import { campaignSchema } from "./campaign.ts";

const fieldsSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));
const subjectSchema = v.object({
  listing: v.optional(
    v.object({
      id: v.string(),
      title: v.string(),
      address: v.string(),
      /** Stays valid when the listing's page number changes. */
      url: v.string(),
      /** Taken down before the form was submitted: title and address come from the form alone. */
      isWithdrawn: v.optional(v.literal(true)),
    }),
  ),
  agent: v.optional(v.object({ name: v.string(), email: v.string(), phone: v.optional(v.string()) })),
  page: v.optional(v.object({ title: v.string(), form: v.string(), url: v.string() })),
});

/** The listing or agent of an enquiry, and the page builder's page it came from. */
export type EnquirySubject = v.InferOutput<typeof subjectSchema>;

/** The list of the home in an enquiry's subject. */
export function toList({ listing }: EnquirySubject = {}) {
  return listing && (listing.url.includes("/rental/") ? "rent" : "sale");
}

export function readFields(json: string) {
  return v.parse(fieldsSchema, JSON.parse(json));
}

export function readSubject(json: string | null) {
  return json ? v.parse(subjectSchema, JSON.parse(json)) : undefined;
}

const eventDataSchema = v.object({
  reference: v.string(),
  kind: v.string(),
  fields: fieldsSchema,
  about: v.optional(subjectSchema),
  campaign: v.optional(campaignSchema),
});

/** Parses an enquiry stored for other software, which a module notifies. */
export function parseEvent(data: unknown) {
  return v.parse(eventDataSchema, data);
}
