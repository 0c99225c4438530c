import * as v from "valibot";

/** A form's field and the tab's storage key that hold a campaign as JSON. */
export const CAMPAIGN = "campaign";

export const campaignParameters = ["utm_source", "utm_medium", "utm_campaign"] as const;

const MOST_CHARACTERS = 60;
const unseen = /\p{C}+/gu;

/** Cut to 60 characters. A value with an e-mail address identifies a person, so it is dropped. */
const word = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => {
      const clean = text.replace(unseen, " ").trim();
      return clean.includes("@") ? undefined : Array.from(clean).slice(0, MOST_CHARACTERS).join("").trim();
    }),
    v.transform((text) => text || undefined),
  ),
);

export const campaignSchema = v.object({
  name: word,
  source: word,
  medium: word,
  /** The host of the page with the link, unless it was ours. */
  from: v.pipe(
    word,
    v.transform((host) => host?.toLowerCase()),
  ),
  /** The path of the page on which the visit began. */
  page: word,
});

/** The origin of a visit that began by the link of a campaign or of another site. */
export type Campaign = v.InferOutput<typeof campaignSchema>;

/** Parses a campaign from untrusted JSON; malformed or empty input is none. */
export function parseCampaign(json: unknown): Campaign | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), campaignSchema), json);
  if (!success || !(output.name || output.source || output.medium || output.from)) return undefined;
  return output;
}

/** The campaign in a form's address, for browsers without script. */
export function toCampaignJson({ searchParams, pathname }: URL) {
  const [source, medium, name] = campaignParameters.map((each) => searchParams.get(each) ?? undefined);
  return JSON.stringify({ name, source, medium, page: pathname });
}

/** The part of a query that holds a campaign: "?utm_source=letter". */
export function toCampaignQuery(search: string) {
  const asked = new URLSearchParams(search);
  const named = campaignParameters.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return named.length > 0 ? `?${new URLSearchParams(named)}` : "";
}

/** A campaign in words: "spring-letter, mail; from google.com; began at /spring". */
export function toCampaignWords({ name, source, medium, from, page }: Campaign) {
  const named = [name, source, medium].filter(Boolean).join(", ");
  return [named, from && `from ${from}`, page && `began at ${page}`].filter(Boolean).join("; ");
}
