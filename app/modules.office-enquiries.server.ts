import type { OfficeReader } from "./office/access/require-person.server.ts";
import type { PersonPanel } from "./office/search/find-in-office.ts";
import { findBesideEnquiry } from "./office-visitors/find-visitor.server.ts";

/** By an e-mail address or a telephone, beside an enquiry of theirs. */
type FindPersonPanel = (
  reader: OfficeReader,
  asked: { typed: string; reference: string },
) => Promise<PersonPanel | undefined>;

/** What modules know of who asked. */
export const personPanels: readonly FindPersonPanel[] = [
  // One line for each module.
  findBesideEnquiry,
];
