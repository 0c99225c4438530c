import * as v from "valibot";

const fieldsSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));
const aboutSchema = v.object({
  listing: v.optional(
    v.object({
      id: v.string(),
      title: v.string(),
      address: v.string(),
      url: v.string(),
      isWithdrawn: v.optional(v.literal(true)),
    }),
  ),
  agent: v.optional(v.object({ name: v.string(), email: v.string() })),
  page: v.optional(v.object({ title: v.string(), form: v.string(), url: v.string() })),
});

export type Fields = v.InferOutput<typeof fieldsSchema>;
export type About = v.InferOutput<typeof aboutSchema>;

/** What a visitor typed, as it is stored. */
export function readFields(json: string): Fields {
  return v.parse(fieldsSchema, JSON.parse(json));
}

/** What an enquiry is about, as it is stored. */
export function readAbout(json: string | null): About | undefined {
  return json === null ? undefined : v.parse(aboutSchema, JSON.parse(json));
}

export function getName({ name, firstName, lastName }: Fields) {
  return [name, firstName, lastName].filter((part) => typeof part === "string" && part !== "").join(" ");
}

/** The visitor's words as they last changed them. */
export function getNewest({
  fields,
  amendments,
}: {
  fields: string;
  amendments: readonly { fields: string }[];
}) {
  return readFields(amendments.at(-1)?.fields ?? fields);
}
