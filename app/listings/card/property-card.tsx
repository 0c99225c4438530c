import { href } from "react-router";
import type { PropertyCardInputs } from "#app/agency/builder/block.ts";
import { toPictures, withPlaceholder } from "#app/homes/record/listing-pictures.ts";
import { contactAgent } from "#app/homes/record/price-line.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { formatSalePrice } from "#app/region/format.ts";
import { ListingCard } from "./listing-card.tsx";
import type { ListingSummary } from "./listing-summary.ts";

const SQM_PER_SQUARE_FOOT = 0.092903;
const CARD_SIZES = "(min-width: 42rem) 42rem, 100vw";

/** The site's listing card for the page builder's block PropertyCard (spec §3.11). */
export function PropertyCard({ card, cardHref }: { card: PropertyCardInputs; cardHref: string }) {
  return (
    <div className="grid gap-2">
      <ListingCard listing={toCardSummary(card, cardHref)} sizes={CARD_SIZES} />
      {card.description && <p className="text-tide">{card.description}</p>}
    </div>
  );
}

/** To the listing at its address if we have it, otherwise to the homes of its suburb. */
export function toCardHref(card: PropertyCardInputs, listings: readonly SaleListing[]) {
  const listing = listings.find((candidate) => isAddress(candidate, card));
  if (listing) return href("/property/:id", { id: String(listing.id) });
  const search = card.location ? `?${new URLSearchParams({ location: card.location })}` : "";
  return `${href("/listings")}${search}`;
}

/** Marketers write an address with or without the suburb. */
function isAddress(listing: SaleListing, { address, location }: PropertyCardInputs) {
  const known = toWords(listing.address);
  return known === toWords(address) || known === toWords(`${address} ${location}`);
}

function toWords(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function toCardSummary(card: PropertyCardInputs, cardHref: string): ListingSummary {
  const { title, price, address, location, beds, baths, sqft, type, featured, image } = card;
  const badges = [featured && "Featured", type].filter((label) => label !== false && label !== "");
  return {
    href: cardHref,
    title,
    address: toPlace(address, location),
    price: price === undefined ? contactAgent : formatSalePrice(price),
    badges: badges.map((label) => ({ tone: "plain", label: String(label) })),
    picture: {
      ...withPlaceholder(toPictures(image ? [{ src: image }] : []), { id: title })[0],
      alt: "",
    },
    facts: { beds, baths, homeSize: sqft && Math.round(sqft * SQM_PER_SQUARE_FOOT) },
  };
}

function toPlace(address: string, location: string) {
  return address.endsWith(location) ? address : [address, location].filter(Boolean).join(", ");
}
