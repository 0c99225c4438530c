import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toStatusLabel } from "#app/homes/record/listing-status.ts";
import { countOptions, type NarrowChoice } from "#app/office/frame/searched-list.tsx";
import { toCapital } from "#app/region/format.ts";
import { toInner, toText } from "#app/register/register.ts";
import type { Database } from "#app/store/database.server.ts";
import { type HomesFigures, type ReadHome, readHomes } from "./home-figures.server.ts";

/** The filters of the list of homes, by their names in its address. */
export const homeTraits = ["agent", "kind", "state", "suburb"] as const;

type Traits = Readonly<Record<(typeof homeTraits)[number], string>>;
type Narrowing = { narrowed: Readonly<Record<string, string>>; getListing: HomesFigures["getListing"] };

/** The homes of a list that match the chosen filters, and the filters' options with the number of homes for each. */
export async function narrowHomes<Home extends { id: string }>(
  db: Database,
  homes: readonly Home[],
  { narrowed, getListing }: Narrowing,
) {
  const unlisted = homes.filter(({ id }) => !getListing(id));
  const read = new Map((await readHomes(db, unlisted)).map((home) => [home.row.id, home]));
  const all = homes.map((home) => ({ home, traits: toTraits(getListing(home.id), read.get(home.id)) }));
  const choices = homeTraits.map((name): NarrowChoice => {
    const values = all.map(({ traits }) => traits[name]).toSorted();
    const options = countOptions(values.map((value) => ({ value, label: value })));
    return { name, label: toCapital(name), options };
  });
  const isChosen = (traits: Traits) =>
    homeTraits.every((name) => !narrowed[name] || traits[name] === narrowed[name]);
  return { choices, chosen: all.filter(({ traits }) => isChosen(traits)).map(({ home }) => home) };
}

/** Homes on the site are in memory; of others the newest version is read. */
function toTraits(listing: AnyListing | undefined, read: ReadHome | undefined): Traits {
  if (listing)
    return {
      agent: listing.agents[0]?.name ?? "",
      kind: listing.listingType === "Sale" ? "Sale" : "Rent",
      state: toStatusLabel(listing) ?? "On the market",
      suburb: listing.suburb,
    };
  return {
    agent: read ? toText(toInner(read.record, "agent"), "name") : "",
    kind: read?.row.offer === "sale" ? "Sale" : "Rent",
    state: "Not on the site",
    suburb: read ? toText(read.record, "suburb") : "",
  };
}
