export const states = ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "ACT", "NT"] as const;
export type State = (typeof states)[number];
export type StateAndPostcode = { state?: State; postcode?: string };

const names: ReadonlyMap<string, State> = new Map([
  ["new south wales", "NSW"],
  ["victoria", "VIC"],
  ["queensland", "QLD"],
  ["south australia", "SA"],
  ["western australia", "WA"],
  ["tasmania", "TAS"],
  ["australian capital territory", "ACT"],
  ["northern territory", "NT"],
  ...states.map((state) => [state.toLowerCase(), state] as const),
]);

/** States by the first digit of a postcode. */
const byDigit: Readonly<Record<string, readonly State[]>> = {
  0: ["NT"],
  1: ["NSW"],
  2: ["NSW"],
  3: ["VIC"],
  4: ["QLD"],
  5: ["SA"],
  6: ["WA"],
  7: ["TAS"],
  8: ["VIC"],
  9: ["QLD"],
};
/** Postcodes with places on both sides of a border. */
const border = new Set(
  "0872 2406 2540 2648 3500 3585 3586 3644 3691 3707 4375 4377 4380 4383 4385 4493 4825".split(" "),
);

/** Parses "Victoria", "vic" and "V.I.C." as VIC; undefined for anything but a state or territory of Australia. */
export function parseState(text: string): State | undefined {
  return names.get(text.trim().toLowerCase().replaceAll(".", "").replace(/\s+/g, " "));
}

/** Parses the text after the suburb: "VIC 3121" of "12 Church Street, Richmond VIC 3121". */
function findStateIn({ address, suburb }: { address: string; suburb: string }): StateAndPostcode {
  const [, after = ""] = address.split(`, ${suburb}`);
  const [, name = "", postcode] = /^([a-z. ]*)(\d{4})?$/i.exec(after.replace(/[\s,]+/g, " ").trim()) ?? [];
  return { state: parseState(name), postcode };
}

/** The states of a postcode: more than one at borders. */
export function findStatesOf(postcode: string): readonly State[] {
  if (border.has(postcode)) return states;
  if (postcode.startsWith("02")) return ["ACT"];
  return /^2[69]/.test(postcode) ? ["NSW", "ACT"] : (byDigit[postcode.charAt(0)] ?? []);
}

/** Says where a postcode lies if not in the state; undefined if it does. */
export function findPostcodeFault(postcode: string, state: State) {
  const found = findStatesOf(postcode);
  return found.includes(state) ? undefined : `${postcode} lies in ${found.join(" or ")}, not in ${state}`;
}

type Recorded = { address: string; suburb: string; state?: State | null; postcode?: string | null };

/** The state and postcode of a record: from its own fields, otherwise from the end of its address. */
export function toStateAndPostcode({ address, suburb, state, postcode }: Recorded) {
  const end = findStateIn({ address, suburb });
  const code = postcode ?? end.postcode;
  const [only, ...others] = code ? findStatesOf(code) : [];
  return { state: state ?? end.state ?? (others.length > 0 ? undefined : only), postcode: code };
}
