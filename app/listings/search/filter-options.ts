/** One choice of a filter: its value in the address, its label, and what passes it. */
type FilterOption<Actual> = { value: string; label: string; matches: (actual: Actual) => boolean };

type Values = readonly [{ value: string }, ...{ value: string }[]];

/** The option an address names, whatever its letter case; an unknown one counts as the first, which filters nothing. */
export function parseOption<Options extends Values>(
  options: Options,
  text: string | null,
): Options[number]["value"] {
  // Typed by hand, "2m+" arrives as "2m ": in an address a plus is a space.
  const wanted = (text ?? "").replace(/ $/, "+").toLowerCase();
  const found: Options[number] | undefined = options.find(({ value }) => value.toLowerCase() === wanted);
  return (found ?? options[0]).value;
}

type Test<Listing> = (listing: Listing) => boolean;

/** Whether a listing passes the option chosen; undefined where that is the first, which filters nothing. */
export function toTest<Listing, Actual>(
  options: readonly FilterOption<Actual>[],
  chosen: string,
  read: (listing: Listing) => Actual,
): Test<Listing> | undefined {
  const [, ...filtering] = options;
  const option = filtering.find(({ value }) => value === chosen);
  return option && ((listing) => option.matches(read(listing)));
}

/** The listings that pass all of the tests there are, in the order given; the quickest test to answer comes first. */
export function findPassing<Listing>(
  listings: readonly Listing[],
  tests: readonly (Test<Listing> | undefined)[],
): Listing[] {
  return tests
    .filter((test) => test !== undefined)
    .reduce((found, passes) => found.filter(passes), [...listings]);
}
