import * as v from "valibot";

const fieldsSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));
const aboutSchema = v.object({
  listing: v.optional(v.object({ title: v.optional(v.string()), address: v.optional(v.string()) })),
  agent: v.optional(v.object({ email: v.optional(v.string()) })),
});

/** What was asked, field by field. */
export function readFields(json: string) {
  return v.parse(fieldsSchema, JSON.parse(json));
}

/** What of an enquiry's subject it is found by. */
export function readAbout(json: string | null) {
  return json ? v.parse(aboutSchema, JSON.parse(json)) : undefined;
}
