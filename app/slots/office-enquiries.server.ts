import type { OfficeReader } from "../office/access/require-person.server.ts";
import type { PersonPanel } from "../office/search/find-in-office.ts";
import { findBesideEnquiry } from "../office-visitors/find-visitor.server.ts";

/** Finds a panel by the visitor's e-mail address or telephone number, for the page of an enquiry. */
type FindPersonPanel = (
  reader: OfficeReader,
  asked: { typed: string; reference: string },
) => Promise<PersonPanel | undefined>;

/** Finders of panels about the visitor, beside an enquiry. */
export const personPanels: readonly FindPersonPanel[] = [
  // One line for each module.
  findBesideEnquiry,
];
