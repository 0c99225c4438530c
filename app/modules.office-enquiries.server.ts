import type { OfficeReader } from "./office/access/require-person.server.ts";
import { linkToVisitor } from "./office-visitors/find-visitor.server.ts";

type FindPersonLink = (
  reader: OfficeReader,
  address: string,
) => Promise<{ label: string; href: string } | undefined>;

/** Finds a module's page about the person with an e-mail address or phone number. */
export const personLinks: readonly FindPersonLink[] = [
  // One line for each module.
  linkToVisitor,
];
