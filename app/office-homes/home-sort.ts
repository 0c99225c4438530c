/** The columns that the list of homes can be sorted by, and the first direction of each. */
export const homeSorts = [
  { value: "home", label: "Home", isDown: false },
  { value: "price", label: "Price", isDown: true },
  { value: "open", label: "Next open", isDown: false },
  { value: "enquiries", label: "Enquiries", isDown: true },
  { value: "days", label: "Days", isDown: true },
] as const;

export type HomeSort = { by: (typeof homeSorts)[number]["value"]; isDown: boolean };

/** Parses "price" and "-price" (descending); undefined sorts by the last change. */
export function parseHomeSort(text: string | null): HomeSort | undefined {
  const found = homeSorts.find(({ value }) => value === text?.replace(/^-/, ""));
  return found && { by: found.value, isDown: text?.startsWith("-") ?? false };
}

export function toSortText({ by, isDown }: HomeSort) {
  return isDown ? `-${by}` : by;
}

/** The values that homes are sorted by, if known. */
export type HomeFigures = {
  price?: number;
  /** The start of its next open home, as 2026-11-28T10:00. */
  open?: string;
  /** In the last seven days. */
  enquiries?: number;
  days?: number;
};

const collator = new Intl.Collator("en", { numeric: true });

/** Homes without a value come last in either direction. */
export function sortHomes<Home extends { id: string; address: string | null }>(
  homes: readonly Home[],
  { by, isDown }: HomeSort,
  getFigures: (id: string) => HomeFigures,
): Home[] {
  const known = homes.map((home) => ({
    home,
    value: by === "home" ? (home.address ?? undefined) : getFigures(home.id)[by],
  }));
  const [said = [], unsaid = []] = [true, false].map((isSaid) =>
    known.filter(({ value }) => (value !== undefined) === isSaid),
  );
  const compare = (one?: string | number, other?: string | number) =>
    typeof one === "number" && typeof other === "number"
      ? one - other
      : collator.compare(String(one), String(other));
  const sorted = said.toSorted((one, other) => compare(one.value, other.value) * (isDown ? -1 : 1));
  return [...sorted, ...unsaid].map(({ home }) => home);
}
