import { data, href, type RouterContextProvider } from "react-router";
import { hasAgencyFile } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "#app/agency/folder/read-file.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import type { Team } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { reportErrorContext } from "#app/document/shell/document-context.ts";
import { type Portrait, toPortrait } from "#app/document/site/portrait/portrait.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { toAgentId } from "#app/homes/record/agent-id.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toShareUrl } from "#app/homes/record/listing-links.ts";
import { getMapPosition, toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { formatWalk, getWalks } from "#app/homes/record/place/walks.ts";
import type { MovingCosts } from "#app/listings/detail/moving-costs.ts";
import { toAskedMap } from "#app/slots/maps.server.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { allowEveryPicture } from "../allow-pictures.ts";
import { type Around, aroundHomes } from "./around-data.ts";
import { type ShownFacts, toShownFacts } from "./facts/shown-facts.server.ts";
import type { FoundListing, ListingResult } from "./listing-result.ts";
import { type PagePrice, toPagePrice } from "./page-price.ts";

/** The portrait placeholder for an agent who is not on the team, different from the principal's. */
const UNKNOWN_AGENT = 2;

export type ListingPageData<Listing> = Omit<FoundListing<Listing>, "more"> &
  ListingExtras & { shareUrl: string; related?: Related; around?: Around };

/** Details of a home that are only known on the server. */
type ListingExtras = {
  price: PagePrice;
  /** The first agent's portrait. */
  portrait: Portrait;
  role?: string;
  facts?: ShownFacts;
  /** Addresses of the agents' profiles, in the order of the home's agents; undefined for those not on the team. */
  profiles: readonly (string | undefined)[];
};

/** Details from other features, which the route collects. */
type Related = {
  terms?: readonly string[];
  moving?: MovingCosts;
};

/** Responds with 404 if there is no such listing, and with 503, reporting `failure`, if none are loaded. */
export function respondWithListing<Listing extends AnyListing>(
  result: ListingResult<Listing>,
  context: Readonly<RouterContextProvider>,
  failure: string,
  toRelated: (listing: Listing) => Related & Pick<Around, "sold" | "suburb">,
) {
  allowEveryPicture(context);
  if (result.kind === "missing") {
    if (result.isLoaded) return data(result, { status: 404 });
    context.get(reportErrorContext)(new Error(failure));
    return data(result, { status: 503 });
  }
  const shareUrl = toShareUrl(context.get(siteContext).origin, result.listing);
  const extras = getListingExtras(result.listing, context.get(textsContext));
  // Private: it would tell that a landlord ended a tenancy, even afterwards.
  const isRental = "notBefore" in result.listing;
  const listing = isRental ? { ...result.listing, notBefore: undefined } : result.listing;
  const { sold, suburb, ...related } = toRelated(result.listing);
  const { more, ...found } = result;
  const around = aroundHomes.keep(listing, { ...getMap(result.listing), sold, suburb, more });
  return data({ ...found, listing, shareUrl, ...extras, related, around });
}

/** The map of a home, and the walks from there. */
export function getMap(listing: AnyListing) {
  const where = getMapPosition(listing);
  return {
    map: where && toAskedMap([{ ...where.point, label: toFullAddress(listing) }]),
    walks: getWalks(listing).map((walk) => `${formatWalk(walk)}, ${walk.name}`),
  };
}

export function getListingExtras(listing: AnyListing, { agents }: Pick<Team, "agents">): ListingExtras {
  const findAgent = (agentId: string | undefined) => agents.find(({ id }) => toAgentId(id) === agentId);
  const agent = findAgent(listing.agentId);
  return {
    price: toPagePrice(listing),
    portrait: toPortrait(agent ?? { id: UNKNOWN_AGENT, name: listing.agent.name }),
    role: agent?.role,
    facts: toShownFacts(listing),
    profiles: listing.agents.map((each) => {
      const known = findAgent(each.id);
      return known && href("/team/:id", { id: String(known.id) });
    }),
  };
}

const plans = hasAgencyFile("plans.json") ? readAgencyFile("plans.json") : {};

/** The floor plans of a home whose record lists only the first. */
export function getFloorplans(firstFloor: string | undefined): Picture[] {
  const floors = Object.values(plans).find(([first]) => first && first.src === firstFloor) ?? [];
  return floors.map((floor) => ({ ...floor, colour: getColour("foam"), widths: [] }));
}
