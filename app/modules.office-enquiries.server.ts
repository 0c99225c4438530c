import type { OfficeReader } from "./office/access/require-person.server.ts";
import { linkToVisitor } from "./office-visitors/find-visitor.server.ts";

type FindPersonLink = (
  reader: OfficeReader,
  address: string,
) => Promise<{ label: string; href: string } | undefined>;

/** The pages that modules have of who asked, by an e-mail address or a telephone. */
export const personLinks: readonly FindPersonLink[] = [
  // A line each.
  linkToVisitor,
];
