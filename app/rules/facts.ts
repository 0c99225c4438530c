import type { Hit } from "#app/homes/publishing-rules.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { formatDate, formatDollars } from "#app/region/format.ts";
import { toText } from "./listing-texts.ts";
import type { AnyRule, RentalRule, SaleRule } from "./rule.ts";

const MOST_BOND_WEEKS = 4;
/** Lower amounts in texts are costs, not a hidden price. */
const LEAST_SALE_PRICE = 100_000;
/** Findings do not quote the private figures of the estimate. */
const hiddenEstimate: Hit = { field: "estimates.json", words: "the estimate of the agency agreement" };

export const saleFacts: readonly SaleRule[] = [
  {
    code: "range-too-wide",
    instead: "Write one price, or an upper end at most 10 % above the lower end",
    test({ price, priceTo = price, priceText = "", showsPrice }, { estimate }) {
      const stated = toText("price_text", priceText).amounts.flatMap(({ value = 0 }) =>
        value >= LEAST_SALE_PRICE ? value : [],
      );
      return [
        ...(showsPrice && isTooWide([price, priceTo])
          ? [{ field: "price_to", words: `${formatDollars(price)} – ${formatDollars(priceTo)}` }]
          : []),
        ...(estimate?.to && isTooWide([estimate.from, estimate.to]) ? [hiddenEstimate] : []),
        ...(isTooWide(stated) ? [{ field: "price_text", words: priceText }] : []),
      ];
    },
  },
  {
    code: "below-estimate",
    instead:
      "Write no figure below the estimate of the agency agreement; if rounding lowers one below it, write it in full as price_text",
    test(listing, { estimate }) {
      if (!estimate) return [];
      return toPrinted(listing).flatMap(({ field, amounts }) =>
        amounts.filter(({ value }) => value && value < estimate.from).map(({ words }) => ({ field, words })),
      );
    },
  },
  {
    code: "no-price",
    instead: "Give a price or a guide (price_aud, price_to) and let it be shown",
    test: (listing) => toPriceLineHits(listing, !/\d/.test(toPriceLine(listing))),
  },
  {
    code: "guide-at-auction",
    instead: "Give no price or guide before the auction: show no price, and name none in the text",
    test(listing) {
      const isAhead = (listing.method === "auction" || listing.auction) && !listing.auctionResult;
      return toPriceLineHits(listing, isAhead && /\d/.test(toPriceLine(listing)));
    },
  },
  {
    code: "auction-past",
    instead: "Give the result (auction_result, status), or the new day",
    test({ auction, closes, auctionResult }, { today }) {
      const days = { "auction.at": auction?.date, closes: closes?.date };
      return Object.entries(days).flatMap(([field, words]) =>
        words && words < today && !auctionResult ? [{ field, words }] : [],
      );
    },
  },
];

/** The price as visitors read it: the record's words, or the rounded and the exact figure. */
function toPrinted(listing: SaleListing) {
  if (listing.priceText) return [toText("price_text", listing.priceText)];
  const lines = new Set([toPriceLine(listing), toPriceLine(listing, { isExact: true })]);
  return [...lines].map((line) => toText("price_aud", line));
}

function toPriceLineHits(listing: SaleListing, isHit: boolean | undefined): Hit[] {
  return isHit
    ? [{ field: listing.priceText ? "price_text" : "price_display", words: toPriceLine(listing) }]
    : [];
}

/** Whole numbers avoid the rounding error of 1.1 times a price. */
function isTooWide(prices: readonly number[]) {
  return Math.max(...prices) * 10 > Math.min(...prices) * 11;
}

export const rentalFacts: readonly RentalRule[] = [
  {
    code: "rent-not-fixed",
    instead: "State one rent: no price_display or price_to, and a price_text that names the rent",
    test: findUnstated,
  },
  {
    code: "bond-over-four-weeks",
    instead: "Ask for a bond of at most four weeks’ rent",
    test: ({ bond = 0, price }) =>
      bond > price * MOST_BOND_WEEKS ? [{ field: "bond_aud", words: formatDollars(bond) }] : [],
  },
  /**
   * After a tenancy that the landlord ended by notice on some grounds, a new agreement needs the Secretary’s approval
   * for a period from the termination date: four weeks after significant renovations or repairs (Residential Tenancies
   * Act 2010 (NSW) s 87F(4)); six months after a proposed sale (s 87E(3), until it is sold), a demolition (s 87G(3)) or
   * use by the landlord or family (s 87M(3)); twelve months after another use (s 87L(3)). By s 87 landlord and agent
   * commit an offence. Inserted by the Residential Tenancies Amendment Act 2024 (No 75), Sch 1[12], in force since 19
   * May 2025 (nsw.gov.au, "Landlord ending a tenancy"). Read on 26 November 2026 in zoelaw.ai’s copy of the Act:
   * confirm at legislation.nsw.gov.au, also whether other grounds have such a period. The Act covers agreements, not
   * advertisements: withholding these is our own caution. The office enters the day.
   */
  {
    code: "exclusion-period",
    instead: "Wait until that day, unless the authority has approved it sooner",
    test: ({ notBefore: until }, { today }) =>
      until && today < until
        ? [{ field: "not_before", words: `Not before ${formatDate(until)}`, until }]
        : [],
  },
];

function findUnstated({ showsPrice, price, priceTo = price, priceText }: Rental): Hit[] {
  if (!showsPrice) return [{ field: "price_display", words: priceText ?? "Contact agent" }];
  if (priceText) return namesOnly(priceText, price) ? [] : [{ field: "price_text", words: priceText }];
  return priceTo === price
    ? []
    : [{ field: "price_to", words: `${formatDollars(price)} – ${formatDollars(priceTo)}` }];
}

function namesOnly(text: string, rent: number) {
  const figures = text.replaceAll(",", "").split(/\D/);
  return (
    figures.includes(`${rent}`) && toText("price_text", text).amounts.every(({ value }) => value === rent)
  );
}

export const anyFacts: readonly AnyRule[] = [
  {
    // Only the band of a hidden price is known here, so any amount within it, or one in words, may be the price.
    code: "hidden-price",
    instead: "Take the figure out of the text, or let the price be shown",
    isOurs: true,
    test({ showsPrice, listingType, price, priceBelow = Number.POSITIVE_INFINITY }, { texts }) {
      const least = listingType === "Sale" ? Math.max(price, LEAST_SALE_PRICE) : price;
      return texts.flatMap(({ field, amounts }) =>
        amounts
          .filter(
            ({ value = least }) =>
              !showsPrice && field !== "price_text" && value >= least && value < priceBelow,
          )
          .map(({ words }) => ({ field, words })),
      );
    },
  },
  {
    code: "licence-missing",
    instead: "Write the agency’s licence number under Texts in the office, or into its agency.json",
    isOurs: true,
    test: (_listing, { isFirst, licence }) =>
      isFirst && !licence ? [{ field: "agency.json", words: "licence" }] : [],
  },
];
