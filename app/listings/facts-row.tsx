import { formatNumber } from "#app/format.ts";
import { Bath, BedDouble, CarFront, Scan } from "#app/ui/icons.tsx";
import type { ListingFacts } from "./listing-summary.ts";

const kinds = [
  { key: "beds", label: "Bedrooms", Icon: BedDouble, unit: "" },
  { key: "baths", label: "Bathrooms", Icon: Bath, unit: "" },
  { key: "cars", label: "Parking spaces", Icon: CarFront, unit: "" },
  { key: "landSize", label: "Land size", Icon: Scan, unit: " sqm" },
  { key: "homeSize", label: "Home size", Icon: Scan, unit: " sqm" },
] as const;

/** Facts that are zero or unknown are left out. */
export function FactsRow({ facts }: { facts: ListingFacts }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 font-medium text-sm tabular-nums">
      {kinds.map(({ key, label, Icon, unit }) =>
        facts[key] ? (
          <li key={key} className="inline-flex items-center gap-1.25 whitespace-nowrap">
            <Icon aria-hidden="true" className="size-5 text-slate" />
            <span className="sr-only">{`${label}: `}</span>
            {`${formatNumber(facts[key])}${unit}`}
          </li>
        ) : null,
      )}
    </ul>
  );
}

const largeLabels = {
  beds: (count: number) => (count === 1 ? "Bedroom" : "Bedrooms"),
  baths: (count: number) => (count === 1 ? "Bathroom" : "Bathrooms"),
  cars: () => "Parking",
  landSize: () => "sqm land",
  homeSize: () => "sqm home",
} as const;

/** The same for detail pages: number over label. */
export function FactsLarge({ facts }: { facts: ListingFacts }) {
  return (
    <ul className="grid grid-cols-2 gap-x-10 gap-y-5 sm:flex sm:flex-wrap">
      {kinds.map(({ key, Icon }) =>
        facts[key] ? (
          <li key={key} className="flex items-center gap-3">
            <Icon aria-hidden="true" className="size-6.5 text-slate" strokeWidth={1.25} />
            <span>
              <span className="block font-display text-fact leading-title">{formatNumber(facts[key])}</span>
              {largeLabels[key](facts[key])}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
