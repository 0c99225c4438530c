import { formatDate, formatDollars } from "#app/region/format.ts";
import { toPriceLine } from "../record/price-line.ts";
import type { Rental } from "../record/rental-record.ts";
import type { SaleListing } from "../record/sale-record.ts";
import { bondPhrases, findPhrases, rentPhrases } from "./phrases.ts";
import { type AnyRule, type Hit, nothing, type RentalRule, type SaleRule } from "./rule.ts";
import { toText } from "./texts.ts";

const MOST_BOND_WEEKS = 4;
/** Lower amounts beside a hidden price are costs. */
const LEAST_SALE_PRICE = 100_000;

export const belowEstimate: SaleRule = {
  code: "below-estimate",
  instead:
    "Write no figure below the estimate of the agency agreement; where rounding takes one below, write it in full as price_text",
  test: (listing, { estimate }) =>
    toPrinted(listing).flatMap(({ field, amounts }) =>
      amounts
        .filter(({ value }) => estimate && value !== undefined && value < estimate.from)
        .map(({ words }) => ({ field, words })),
    ),
};

/** The price as visitors read it: in the words of the record, else rounded and in full. */
function toPrinted(listing: SaleListing) {
  if (listing.priceText) return [toText("price_text", listing.priceText)];
  const lines = new Set([toPriceLine(listing), toPriceLine(listing, { isExact: true })]);
  return [...lines].map((line) => toText("price_aud", line));
}

/** Its figures are nobody else's business. */
const ofEstimate: Hit = { field: "estimates.json", words: "the estimate of the agency agreement" };

export const rangeTooWide: SaleRule = {
  code: "range-too-wide",
  instead: "Write one price, or an upper end at most 10 % above the lower end",
  test({ price, priceTo = price, priceText = "", showsPrice }, { estimate }) {
    const said = toText("price_text", priceText).amounts.flatMap(({ value = 0 }) =>
      value >= LEAST_SALE_PRICE ? value : [],
    );
    return [
      ...(showsPrice && isTooWide(price, priceTo)
        ? [{ field: "price_to", words: `${formatDollars(price)} – ${formatDollars(priceTo)}` }]
        : []),
      ...(estimate?.to != null && isTooWide(estimate.from, estimate.to) ? [ofEstimate] : []),
      ...(isTooWide(Math.min(...said), Math.max(...said)) ? [{ field: "price_text", words: priceText }] : []),
    ];
  },
};

/** In whole numbers: 1.1 times a price is no exact one. */
function isTooWide(from: number, to: number) {
  return to * 10 > from * 11;
}

export const noPrice: SaleRule = {
  code: "no-price",
  instead: "Give a price or a guide (price_aud, price_to) and let it be shown",
  test(listing) {
    const words = toPriceLine(listing);
    if (/\d/.test(words)) return nothing;
    return [{ field: listing.priceText ? "price_text" : "price_display", words }];
  },
};

/** Nobody here knows a hidden price, only its band: an amount within it, or one in words, may be it. */
export const hiddenPrice: AnyRule = {
  code: "hidden-price",
  instead: "Take the figure out of the text, or let the price be shown (price_display)",
  test({ showsPrice, listingType, price, priceBelow = Number.POSITIVE_INFINITY }, { texts }) {
    const least = listingType === "Sale" ? Math.max(price, LEAST_SALE_PRICE) : price;
    if (showsPrice) return nothing;
    return texts
      .filter(({ field }) => field !== "price_text")
      .flatMap(({ field, amounts }) =>
        amounts
          .filter(({ value = least }) => value >= least && value < priceBelow)
          .map(({ words }) => ({ field, words })),
      );
  },
};

export const auctionPast: SaleRule = {
  code: "auction-past",
  instead: "Give what came of it (auction_result, status), or the new day",
  test({ auction, closes, auctionResult }, { today }) {
    if (auctionResult) return nothing;
    const days = [
      { field: "auction.at", words: auction?.date },
      { field: "closes", words: closes?.date },
    ];
    return days.flatMap(({ field, words }) => (words && words < today ? [{ field, words }] : []));
  },
};

export const guideAtAuction: SaleRule = {
  code: "guide-at-auction",
  instead: "Give no price or guide before the auction: set price_display to false, and name none in the text",
  test(listing) {
    const isAtAuction = listing.method === "auction" || listing.auction !== undefined;
    const words = toPriceLine(listing);
    if (!isAtAuction || listing.auctionResult || !/\d/.test(words)) return nothing;
    return [{ field: listing.priceText ? "price_text" : "price_display", words }];
  },
};

export const rentNotFixed: RentalRule = {
  code: "rent-not-fixed",
  instead: "State one rent: no price_display or price_to, and a price_text that names the rent",
  test: (rental, { texts }) => [...findUnstated(rental), ...findPhrases(texts, rentPhrases)],
};

function findUnstated({ showsPrice, price, priceTo, priceText }: Rental): Hit[] {
  if (!showsPrice) return [{ field: "price_display", words: priceText ?? "Contact agent" }];
  if (priceText) return namesOnly(priceText, price) ? [] : [{ field: "price_text", words: priceText }];
  if (priceTo === undefined || priceTo === price) return [];
  return [{ field: "price_to", words: `${formatDollars(price)} – ${formatDollars(priceTo)}` }];
}

function namesOnly(text: string, rent: number) {
  const amounts = toText("price_text", text).amounts.map(({ value }) => value);
  const figures = (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(",", "")));
  return figures.includes(rent) && amounts.every((value) => value === rent);
}

export const bondOverFourWeeks: RentalRule = {
  code: "bond-over-four-weeks",
  instead: "Ask for a bond of at most four weeks’ rent",
  test: ({ bond = 0, price }, { texts }) => [
    ...(bond > price * MOST_BOND_WEEKS ? [{ field: "bond_aud", words: formatDollars(bond) }] : []),
    ...findPhrases(texts, bondPhrases),
  ],
};

/**
 * After a tenancy that ended by the landlord's notice, on some grounds, a new agreement within a period from the
 * termination date takes the Secretary's approval: four weeks after significant renovations or repairs (Residential
 * Tenancies Act 2010 (NSW) s 87F(4)), six months after a proposed sale (s 87E(3), until it is sold), a demolition (s 87G(3))
 * or the landlord's or family's own use (s 87M(3)), twelve after another use (s 87L(3)); s 87 makes it an offence of
 * landlord and agent. Put in by the Residential Tenancies Amendment Act 2024 (No 75), Sch 1[12], in force since 19 May 2025
 * (nsw.gov.au, "Landlord ending a tenancy"). Read on 26 November 2026 in zoelaw.ai's copy of the Act: have it confirmed at
 * legislation.nsw.gov.au, also whether other grounds have such a period. The Act names agreements, not advertisements: to
 * withhold these, too, is our own caution. The office notes the day.
 */
export const exclusionPeriod: RentalRule = {
  code: "exclusion-period",
  instead: "Wait until that day, unless the authority has approved it sooner",
  isAtOnce: true,
  test: ({ notBefore }, { today }) =>
    notBefore && today < notBefore
      ? [{ field: "not_before", words: `Not before ${formatDate(notBefore)}`, until: notBefore }]
      : nothing,
};
