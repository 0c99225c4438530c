import { formatNumber } from "#app/region/format.ts";
import { Bath, BedDouble, CarFront, Scan } from "#app/ui/icons.tsx";
import type { ListingFacts } from "./listing-facts.ts";

const kinds = [
  { key: "beds", label: "Bedrooms", Icon: BedDouble, unit: "", one: "Bedroom", many: "Bedrooms" },
  { key: "baths", label: "Bathrooms", Icon: Bath, unit: "", one: "Bathroom", many: "Bathrooms" },
  { key: "cars", label: "Parking spaces", Icon: CarFront, unit: "", one: "Parking", many: "Parking" },
  { key: "landSize", label: "Land size", Icon: Scan, unit: " sqm", one: "sqm land", many: "sqm land" },
  { key: "homeSize", label: "Home size", Icon: Scan, unit: " sqm", one: "sqm home", many: "sqm home" },
] as const;

export function FactsRow({ facts }: { facts: ListingFacts }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 font-medium text-sm tabular-nums">
      {kinds.map(
        ({ key, label, Icon, unit }) =>
          facts[key] !== undefined && (
            <li key={key} className="inline-flex items-center gap-1.25 whitespace-nowrap">
              <Icon aria-hidden="true" className="size-5 text-slate" />
              <span className="sr-only">{`${label}: `}</span>
              {`${formatNumber(facts[key])}${unit}`}
            </li>
          ),
      )}
    </ul>
  );
}

/** The same for detail pages: number over label. */
export function FactsLarge({ facts }: { facts: ListingFacts }) {
  return (
    <ul className="grid grid-cols-2 gap-x-10 gap-y-5 sm:flex sm:flex-wrap">
      {kinds.map(
        ({ key, Icon, one, many }) =>
          facts[key] !== undefined && (
            <li key={key} className="flex items-center gap-3">
              <Icon aria-hidden="true" className="size-6.5 text-slate" strokeWidth={1.25} />
              <span>
                <span className="block font-display text-fact leading-title">{formatNumber(facts[key])}</span>
                {facts[key] === 1 ? one : many}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
