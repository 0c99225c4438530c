import { data, href, type RouterContextProvider } from "react-router";
import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "#app/agency/folder/read-file.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import type { Team } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { drawLocatorMap, getLocatorMap } from "#app/document/coast/locator-maps.server.ts";
import { reportErrorContext } from "#app/document/shell/document-context.ts";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toShareUrl } from "#app/homes/record/listing-links.ts";
import { getMapPosition } from "#app/homes/record/place/listing-address.ts";
import { formatWalk, getWalks } from "#app/homes/record/place/walks.ts";
import type { MovingCosts } from "#app/listings/rental/moving-costs.ts";
import type { KeyValue } from "#app/ui/key-values.tsx";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { allowEveryPicture } from "../allow-pictures.ts";
import { toAgentId } from "../search/link-filters.ts";
import { toShownFacts } from "./facts/shown-facts.server.ts";
import type { FoundListing, ListingResult } from "./listing-result.ts";

/** The portrait plate of an agent who is not on the team; it is never the principal's. */
const UNKNOWN_AGENT = 2;

export type ListingPageData<Listing> = FoundListing<Listing> &
  ReturnType<typeof getListingExtras> & { shareUrl: string; related?: Related };

/** What other features know about a home: its route brings them together. */
type Related = {
  moving?: MovingCosts;
  sold?: readonly NearbySale[];
  suburb?: { href: string; figures: readonly KeyValue[]; note: string };
};

/** A home the agency sold, in words: "$3,720,000", "House, sold 14 February 2026, about 1.5 km away". */
export type NearbySale = { href: string; address: string; price: string; sold: string };

/** The page of a listing; 404 where there is none, and 503, with `failure` reported, where no listing could be loaded. */
export function respondWithListing<Listing extends AnyListing>(
  result: ListingResult<Listing>,
  context: Readonly<RouterContextProvider>,
  failure: string,
  toRelated: (listing: Listing) => Related,
) {
  allowEveryPicture(context);
  if (result.kind === "missing") {
    if (result.isLoaded) return data(result, { status: 404 });
    context.get(reportErrorContext)(new Error(failure));
    return data(result, { status: 503 });
  }
  const shareUrl = toShareUrl(context.get(siteContext).origin, result.listing);
  const extras = getListingExtras(result.listing, context.get(textsContext));
  // Nobody may learn that a landlord ended a tenancy, not even afterwards.
  const isRental = "notBefore" in result.listing;
  const listing = isRental ? { ...result.listing, notBefore: undefined } : result.listing;
  return data({ ...result, listing, shareUrl, ...extras, related: toRelated(result.listing) });
}

/**
 * Parts of a listing's page that only the server has: the coast around it, its facts in words, its agent's
 * portrait and role, and in the order of its agents the profiles of those on the team.
 */
export function getListingExtras(listing: AnyListing, { agents }: Pick<Team, "agents">) {
  const findAgent = (agentId: string | undefined) => agents.find(({ id }) => toAgentId(id) === agentId);
  const agent = findAgent(listing.agentId);
  const where = getMapPosition(listing);
  return {
    map: where && (getLocatorMap(where.point) ?? drawLocatorMap(where.point)),
    walks: getWalks(listing).map((walk) => `${formatWalk(walk)}, ${walk.name}`),
    portrait: toPortrait(agent ?? { id: UNKNOWN_AGENT, name: listing.agent.name }),
    role: agent?.role,
    facts: toShownFacts(listing),
    profiles: listing.agents.map((each) => {
      const known = findAgent(each.id);
      return known && href("/team/:id", { id: String(known.id) });
    }),
  };
}

const homes = hasAgencyFile("plans.json") ? readAgencyFile("plans.json") : {};
/** The floor plans of a home whose record does not list them, known by its first. */
export function getFloorplans(firstFloor: string | undefined): Picture[] {
  const floors = Object.values(homes).find(([first]) => first && first.src === firstFloor) ?? [];
  return floors.map((floor) => ({ ...floor, colour: getColour("foam"), widths: [] }));
}
