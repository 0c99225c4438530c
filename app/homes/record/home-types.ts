/**
 * The types of home, in the order in which they are offered. Records, filters and the office's form read this list; the
 * feed and JSON-LD have a table of them each, which does not compile while one is missing. The filters' selects offer
 * the first two (spec §5.3, §5.4). Several of a type are called by its plural: without one, with an s.
 */
export const homeTypes = [
  { name: "House" },
  { name: "Apartment" },
  { name: "Townhouse" },
  { name: "Villa" },
  { name: "Duplex", plural: "duplexes" },
  { name: "Terrace" },
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
  return homeTypes.map(({ name }) => ({
    value: toValue(name),
    label: name,
    matches: ({ propertyType }: { propertyType?: string }) => propertyType === name,
  }));
}
