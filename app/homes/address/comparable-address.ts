import { agencyState } from "#app/agency/agency-state.ts";
import { parseState } from "#app/region/state.ts";
import { toKeyWords } from "./split-address.ts";

/** "Unit 5, 102 Ocean St, Manly NSW 2095" and "5/102 Ocean Street, Manly" alike; undefined where there is no street number. */
export function toComparableAddress(address: string) {
  const words = toComparableWords(address).split(" ");
  const last = words.at(-1) ?? "";
  const isPostcode = /^\d{4}$/.test(last) && words.length > 2;
  return /^\d/.test(words[0] ?? "") ? (isPostcode ? words.slice(0, -1) : words).join(" ") : undefined;
}

/** A text as addresses are compared. */
export function toComparableWords(text: string) {
  const ofState = agencyState.toLowerCase();
  return toKeyWords(text)
    .filter((word) => word !== ofState)
    .join(" ");
}

/** The same of a record: a street of that name in another state is another one. */
export function toAddressKey({ address, state }: Readonly<Record<string, unknown>>) {
  const key = toComparableAddress(String(address ?? ""));
  const elsewhere = parseState(String(state ?? "")) ?? agencyState;
  return key && elsewhere !== agencyState ? `${key} ${elsewhere.toLowerCase()}` : key;
}
