import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { findAllListings } from "#app/listings/catalogue/catalogue-context.ts";
import { type OfficeArguments, requirePerson } from "#app/office/access/require-person.server.ts";
import { findSources } from "../find-sources.server.ts";
import { readChosenSources } from "../sources-page.tsx";

/** The table of enquiries that an address asks for, with homes and agents by the names that the site knows. */
export async function loadSources(args: OfficeArguments) {
  const { db, now } = await requirePerson(args);
  const chosen = readChosenSources(args.request);
  const names = {
    home: new Map(findAllListings(args.context).map((each) => [toHomeKey(toHomeId(each)), each.address])),
    agent: new Map(
      args.context.get(textsContext).agents.map(({ email, name }) => [email.toLowerCase(), name]),
    ),
  };
  return { chosen, lines: await findSources(db, { ...chosen, now, names }) };
}
