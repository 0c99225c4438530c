/**
 * The types of home, in the order in which they are offered. Records, filters and the office's form read this list; the
 * feed and JSON-LD have a table of them each, which does not compile while one is missing. The filters' selects offer
 * the first two (spec §5.3, §5.4); the others are offered by links under their plural, if they have one.
 */
export const homeTypes = [
  { name: "House" },
  { name: "Apartment" },
  { name: "Townhouse", plural: "townhouses" },
  { name: "Villa", plural: "villas" },
  { name: "Duplex", plural: "duplexes" },
  { name: "Terrace", plural: "terraces" },
  { name: "Studio" },
  { name: "Retirement", plural: "retirement homes" },
  { name: "Warehouse", plural: "warehouse conversions" },
  { name: "Land" },
  { name: "Acreage" },
  { name: "Rural", plural: "farms" },
] as const satisfies readonly { name: string; plural?: string }[];

export type HomeType = (typeof homeTypes)[number]["name"];

/** By its name, whatever the case; `undefined` for a type that only its sender knows. */
export function getHomeType(name: string): HomeType | undefined {
  return homeTypes.find((type) => type.name.toLowerCase() === name.toLowerCase())?.name;
}

/** The options of a filter by type; `toValue` says how its addresses write a type. */
export function toTypeOptions(toValue: (name: string) => string) {
  const types: readonly { name: string; plural?: string }[] = homeTypes;
  return types.map(({ name, plural }) => ({
    value: toValue(name),
    label: name,
    plural,
    matches: ({ propertyType }: { propertyType?: string }) => propertyType === name,
  }));
}
