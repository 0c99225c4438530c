import * as v from "valibot";
import type { PublicationTimes } from "#app/agency/agency-time.ts";
import type { BuilderPage } from "../block.ts";
import { entrySchema, findTarget } from "../content/element-schema.ts";

/** The service's models that the site reads, and the page of a band; a suburb's has it as its target. */
const bandPaths = {
  page: undefined,
  "home-section": "/",
  "listings-section": "/listings",
  "journal-section": "/journal",
  "suburb-section": undefined,
} as const;

export type Model = keyof typeof bandPaths;
export const models: readonly Model[] = [
  "page",
  "home-section",
  "listings-section",
  "journal-section",
  "suburb-section",
];

/** A page or band that is published, or will be. */
export type Published = PublicationTimes & {
  model: Model;
  id: string;
  name: string;
  isBand: boolean;
  /** Its address, or that of the page that a band is on; "startsWith /open" by a rule. */
  path?: string;
  /** When it was published first, and last changed (ms). */
  since?: number;
  changedAt?: number;
  isUnlisted: boolean;
  /** Not known yet, or its content is too large. */
  page?: BuilderPage;
};

/** What is known of an entry without its content; `undefined` if it is none. */
export function readPublished(model: Model, raw: unknown): Published | undefined {
  const { success, output } = v.safeParse(entrySchema, raw);
  if (!success) return undefined;
  const { id, name, data, startDate, endDate, firstPublished, lastUpdated } = output;
  return {
    model,
    id,
    name: data.title || name,
    isBand: model !== "page",
    path: findTarget(raw) ?? bandPaths[model],
    since: firstPublished,
    changedAt: lastUpdated,
    startsAt: startDate,
    endsAt: endDate,
    isUnlisted: data.noIndex,
  };
}
