/**
 * All types of home, in the order in which they are offered. Records, filters and the office's form read this list; the
 * feed and JSON-LD each have a table that must cover it to compile. The filters' selects offer the first two (spec
 * §5.3, §5.4). `plural` defaults to the name with an s.
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

/** Finds a type by name, case-insensitive; `undefined` for an unknown type. */
export function getHomeType(name: string): HomeType | undefined {
  return homeTypes.find((type) => type.name.toLowerCase() === name.toLowerCase())?.name;
}

/** Options of a type filter. `toValue` gives the value in addresses. */
export function toTypeOptions(toValue: (name: string) => string) {
  return homeTypes.map(({ name }) => ({
    value: toValue(name),
    label: name,
    matches: ({ propertyType }: { propertyType?: string }) => propertyType === name,
  }));
}
