import { href } from "react-router";
import { toComparableAddress } from "#app/homes/address/comparable-address.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingPath } from "#app/homes/record/listing-links.ts";
import { toPictures, withPlaceholder } from "#app/homes/record/listing-pictures.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { contactAgent, toPriceLine } from "#app/homes/record/price-line.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { ListingCard } from "#app/listings/card/listing-card.tsx";
import type { ListingSummary } from "#app/listings/card/listing-summary.ts";
import { formatSalePrice } from "#app/region/format.ts";
import type { PropertyCardInputs } from "./site-blocks.ts";

const SQM_PER_SQUARE_FOOT = 0.092903;
const CARD_SIZES = "(min-width: 42rem) 42rem, 100vw";

/** The current data of a card's home. */
export type CardHome = {
  href: string;
  price?: string;
  badge?: ListingSummary["badges"][number];
  /** Words of the description that break a rule; the card then shows neither description nor its own price. */
  refused?: { field: string; words: string; instead: string };
};

/** The site's listing card for the page builder's block PropertyCard (spec §3.11). */
export function PropertyCard({ card, home }: { card: PropertyCardInputs; home: CardHome }) {
  return (
    <div className="grid gap-2">
      <ListingCard listing={toCardSummary(card, home)} sizes={CARD_SIZES} />
      {card.description && !home.refused && <p className="text-tide">{card.description}</p>}
    </div>
  );
}

type Homes = {
  listings: readonly AnyListing[];
  sold: readonly SaleListing[];
  hasLeft: (address: string) => boolean;
};

/**
 * Finds the home that a card names, or whose address it has, with its current price and status; otherwise links to the
 * homes of the suburb. `undefined` when that home has left the site.
 */
export function followHome(card: PropertyCardInputs, homes: Homes): CardHome | undefined {
  const named = toName(card.home);
  const isHome = (candidate: AnyListing) =>
    named ? isNamed(candidate, named) : candidate.listingType === "Sale" && isAddress(candidate, card);
  const listing = homes.listings.find(isHome) ?? homes.sold.find(isHome);
  if (listing) return toCardHome(listing);
  if (named || toPlaces(card).some(homes.hasLeft)) return undefined;
  const search = card.location ? `?${new URLSearchParams({ location: card.location })}` : "";
  return { href: `${href("/listings")}${search}` };
}

function toCardHome(listing: AnyListing): CardHome {
  const label = toStatusLabel(listing);
  const isSold = isEnded(listing);
  return {
    href: isSold ? href("/sold-property/:id", { id: getSourceId(listing) }) : toListingPath(listing),
    price: toPriceLine(listing),
    badge: label ? { tone: isSold ? "sold" : "offer", label } : undefined,
  };
}

function isAddress(listing: AnyListing, card: PropertyCardInputs) {
  return toPlaces(card).includes(toPlainPlace(listing.address));
}

/** The card's address as typed and with the suburb added, since marketers may leave the suburb out. */
function toPlaces({ address, location }: PropertyCardInputs) {
  return address ? [toPlainPlace(address), toPlainPlace(`${address} ${location}`)] : [];
}

/** Normalizes an address for comparison; one without a street number is only lower-cased. */
function toPlainPlace(address: string) {
  return toComparableAddress(address) ?? address.trim().toLowerCase();
}

function toCardSummary(card: PropertyCardInputs, home: CardHome): ListingSummary {
  const { title, price, address, location, beds, baths, sqft, type, featured, image } = card;
  const badges = [featured && "Featured", type].filter((label) => label !== false && label !== "");
  return {
    href: home.href,
    title,
    address: toPlace(address, location),
    price: home.price ?? (price === undefined ? contactAgent : formatSalePrice(price)),
    badges: [
      ...(home.badge ? [home.badge] : []),
      ...badges.map((label) => ({ tone: "plain" as const, label: String(label) })),
    ],
    picture: {
      ...withPlaceholder(toPictures(image ? [{ src: image }] : [], title), { id: title })[0],
      alt: "",
    },
    facts: { beds, baths, homeSize: sqft && Math.round(sqft * SQM_PER_SQUARE_FOOT) },
  };
}

function toPlace(address: string, location: string) {
  return address.endsWith(location) ? address : [address, location].filter(Boolean).join(", ");
}

/** The last part of a link, or an id typed without one: "S014" for "https://site.example/property/S014#contact". */
function toName(link: string) {
  return link.split(/[?#]/, 1)[0]?.split("/").findLast(Boolean)?.trim() ?? "";
}

/** Whether a name is the home's source id or id. */
function isNamed(listing: AnyListing, name: string) {
  return getSourceId(listing) === name || String(listing.id) === name;
}
