import { agencyState } from "#app/agency/agency-state.ts";
import { parseState } from "#app/region/state.ts";
import { toKeyWords } from "./split-address.ts";

/**
 * The standard form of an address, the same for "Unit 5, 102 Ocean St, Manly NSW 2095" and "5/102 Ocean Street, Manly";
 * undefined without a street number.
 */
export function toComparableAddress(address: string) {
  const words = toComparableWords(address).split(" ");
  const last = words.at(-1) ?? "";
  const isPostcode = /^\d{4}$/.test(last) && words.length > 2;
  return hasNumber.test(words.join(" ")) ? (isPostcode ? words.slice(0, -1) : words).join(" ") : undefined;
}

/** A number at the beginning, or after a unit's letters or a floor: "b12 5 sea street", "level 2 30 bower street". */
const hasNumber = /^(?:level \w+ )?(?:[a-z]\d* )?\d/;

/** The standard form of any text, for comparison with addresses. */
export function toComparableWords(text: string) {
  const ofState = agencyState.toLowerCase();
  return toKeyWords(text)
    .filter((word) => word !== ofState)
    .join(" ");
}

/** The standard form of a record's address, including the state if it is not the agency's. */
export function toAddressKey({ address, state }: Readonly<Record<string, unknown>>) {
  const key = toComparableAddress(String(address ?? ""));
  const elsewhere = parseState(String(state ?? "")) ?? agencyState;
  return key && elsewhere !== agencyState ? `${key} ${elsewhere.toLowerCase()}` : key;
}
