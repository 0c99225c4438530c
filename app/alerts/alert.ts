import * as v from "valibot";
import type { ListKind } from "#app/listings/search/number-filters.ts";
import { requiredEmail, ticked } from "#app/ui/form/text-rules.ts";
import type { News } from "./home-state.ts";

export const frequencies = [
  { value: "at-once", label: "At once, between 7 am and 9 pm", words: "at once" },
  { value: "daily", label: "Every day at 7 am", words: "every day at 7 am" },
  { value: "weekly", label: "Thursdays at 4 pm", words: "on Thursdays at 4 pm" },
] as const;

export type Frequency = (typeof frequencies)[number]["value"];

/** Topics to choose from for a search. An alert for one home announces all its news. */
export const topics = [
  { value: "new", label: "New homes" },
  { value: "price", label: "Changed prices" },
  { value: "status", label: "Under offer, sold, back on the market" },
  { value: "times", label: "Open times" },
] as const satisfies readonly { value: News; label: string }[];

/** The subject of an alert: a search, as the query of its list's address, or one home, by its key. */
export type AlertSubject = { list: ListKind } & (
  | { criteria: string; home?: undefined }
  | { home: string; criteria?: undefined }
);

/** How often mails come, and about which topics. */
export type AlertPreferences = { frequency: Frequency; topics: readonly News[] };

export const MOST_ALERTS = 20;
export const PAUSE_DAYS = 30;

/** The text that followers agree to; it is stored with their consent. */
export const alertWording =
  "Emails about the homes I ask for, as often as I choose. Nothing else, and a link to stop in every one.";

const values = frequencies.map(({ value }) => value);

/** Form fields for the frequency and, as checkboxes, the topics. */
export const preferencesSchema = v.object({
  frequency: v.picklist(values, "Choose how often"),
  new: ticked,
  price: ticked,
  status: ticked,
  times: ticked,
});

export const alertSchema = v.object({ email: requiredEmail(), ...preferencesSchema.entries });

type Preferences = v.InferOutput<typeof preferencesSchema>;

/** Requires at least one topic for a search, since otherwise no mail would ever be sent. */
export function findPreferenceErrors(fields: Preferences, isAboutSearch: boolean): Record<string, string> {
  return isAboutSearch && toPreferences(fields).topics.length === 0
    ? { new: "Choose at least one thing to email you about" }
    : {};
}

export function toPreferences({ frequency, ...ticks }: Preferences): AlertPreferences {
  return { frequency, topics: topics.flatMap(({ value }) => (ticks[value] ? [value] : [])) };
}
