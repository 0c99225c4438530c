import { agencyState } from "#app/agency/agency-state.ts";
import { parseState } from "#app/region/state.ts";

const streetTypes: ReadonlyMap<string, string> = new Map([
  ["st", "street"],
  ["rd", "road"],
  ["ave", "avenue"],
  ["av", "avenue"],
  ["pde", "parade"],
  ["cres", "crescent"],
  ["cr", "crescent"],
  ["pl", "place"],
  ["ct", "court"],
  ["dr", "drive"],
  ["la", "lane"],
  ["ln", "lane"],
  ["cl", "close"],
  ["tce", "terrace"],
  ["hwy", "highway"],
  ["esp", "esplanade"],
  ["bvd", "boulevard"],
  ["blvd", "boulevard"],
  ["cct", "circuit"],
  ["gr", "grove"],
]);
export const shortStreetTypes = [...streetTypes.keys()];
/** Words before a number that add nothing to it, as "Unit" and "No.". */
const fillers = new Set([
  "unit",
  "apartment",
  "apt",
  "flat",
  "lot",
  "suite",
  "no",
  agencyState.toLowerCase(),
]);

/** "Unit 5, 102 Ocean St, Manly NSW 2095" and "5/102 Ocean Street, Manly" alike; undefined where there is no street number. */
export function toComparableAddress(address: string) {
  const words = toComparableWords(address).split(" ");
  const last = words.at(-1) ?? "";
  const isPostcode = /^\d{4}$/.test(last) && words.length > 2;
  return /^\d/.test(words[0] ?? "") ? (isPostcode ? words.slice(0, -1) : words).join(" ") : undefined;
}

/** A text as addresses are compared. */
export function toComparableWords(text: string) {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .filter((word) => !fillers.has(word))
    .map((word) => streetTypes.get(word) ?? word)
    .join(" ");
}

/** The same of a record: a street of that name in another state is another one. */
export function toAddressKey({ address, state }: Readonly<Record<string, unknown>>) {
  const key = toComparableAddress(String(address ?? ""));
  const elsewhere = parseState(String(state ?? "")) ?? agencyState;
  return key && elsewhere !== agencyState ? `${key} ${elsewhere.toLowerCase()}` : key;
}
