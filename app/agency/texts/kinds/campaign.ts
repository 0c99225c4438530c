import { href } from "react-router";
import * as v from "valibot";
import { isShownAt, type PublicationTimes, withAgencyOffset } from "#app/agency/agency-time.ts";
import { list } from "./fields.ts";

/** A day and time at the agency, as 2026-12-01T09:00. */
const moment = v.pipe(v.string(), v.isoDateTime());

/** A block of the site’s own (app/agency/blocks/site-blocks.ts) with its inputs as they were typed. */
const blockSchema = v.objectWithRest({ name: v.string() }, v.string());

/** A campaign page of the office, or a band on one of the site’s pages. Drafts may be unfinished. */
export const campaignSchema = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  /** Its address, as /spring, or the page that it is a band of: home, listings, journal, suburb:manly. */
  place: v.string(),
  /** Shown from this moment, until before that one. */
  from: v.optional(moment),
  until: v.optional(moment),
  blocks: list(blockSchema),
});

export type Campaign = v.InferOutput<typeof campaignSchema>;
export type CampaignBlock = Campaign["blocks"][number];

/** The campaign that a place shows at a moment (ms). */
export function getCampaign(campaigns: readonly Campaign[], place: string, now: number) {
  return campaigns.find((each) => each.place === place && isShownAt(toTimes(each), now));
}

/** From when until when it is shown. */
export function toTimes({ from, until }: Campaign): PublicationTimes {
  return { startsAt: from ? toMs(from) : undefined, endsAt: until ? toMs(until) : undefined };
}

function toMs(time: string) {
  return Date.parse(withAgencyOffset(time));
}

/** The address of a page, or of the page that a band is on. */
export function toPlacePath(place: string) {
  const [kind = "", id = ""] = place.split(":");
  if (kind === "suburb") return href("/suburbs/:id", { id });
  if (kind === "listings") return href("/listings");
  if (kind === "journal") return href("/journal");
  return place.startsWith("/") ? place : href("/");
}
