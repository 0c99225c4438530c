import { formatNumber, toLandSize } from "#app/region/format.ts";
import { Bath, BedDouble, CarFront, type Icon, MoveHorizontal, Scan } from "#app/ui/icons.tsx";
import type { ListingFacts } from "./listing-facts.ts";

type Kind = {
  key: keyof ListingFacts;
  label: string;
  Icon: Icon;
  /** The words below the number on detail pages: of a count, or after the unit of a size. */
  one?: string;
  many?: string;
  of?: string;
  unit?: string;
};

const kinds: readonly Kind[] = [
  { key: "beds", label: "Bedrooms", Icon: BedDouble, one: "Bedroom" },
  { key: "baths", label: "Bathrooms", Icon: Bath, one: "Bathroom" },
  { key: "cars", label: "Parking spaces", Icon: CarFront, one: "Parking", many: "Parking" },
  { key: "landSize", label: "Land size", Icon: Scan, of: "land" },
  { key: "frontage", label: "Frontage", Icon: MoveHorizontal, unit: "m", of: "frontage" },
  { key: "homeSize", label: "Home size", Icon: Scan, unit: "sqm", of: "home" },
];

export function FactsRow({ facts }: { facts: ListingFacts }) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1 font-medium text-sm tabular-nums">
      {findGiven(facts).map(({ key, label, Icon, number, unit }) => (
        <li key={key} className="inline-flex items-center gap-1.25 whitespace-nowrap">
          <Icon className="size-5 text-slate" />
          <span className="sr-only">{`${label}: `}</span>
          {`${number} ${unit}`.trim()}
        </li>
      ))}
    </ul>
  );
}

/** The facts for detail pages, with numbers above labels. */
export function FactsLarge({ facts }: { facts: ListingFacts }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {findGiven(facts).map(({ key, Icon, number, words }) => (
        <li key={key} className="flex items-center gap-3 text-sm">
          <Icon className="size-6.5 text-slate max-sm:hidden" strokeWidth={1.25} />
          <span>
            <span className="block font-display text-fact leading-title">{number}</span>
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}

function findGiven(facts: ListingFacts) {
  return kinds.flatMap((kind) => {
    const value = facts[kind.key];
    if (value === undefined) return [];
    const { key, label, Icon, one = label, many = label, unit = "", of } = kind;
    const size = key === "landSize" ? toLandSize(value) : { number: formatNumber(value), unit };
    const counted = value === 1 ? one : many;
    return [{ key, label, Icon, ...size, words: of ? `${size.unit} ${of}` : counted }];
  });
}
