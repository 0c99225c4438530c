import type { AnyListing } from "../any-listing.ts";
import { isEnded } from "../listing-status.ts";
import { toCostsHref } from "./listing-links.ts";

export function CostsLink({ listing }: { listing: AnyListing }) {
  if (isEnded(listing)) return null;
  return (
    <p className="print:hidden">
      <a
        href={toCostsHref(listing)}
        className="inline-flex min-h-7 items-center font-semibold text-ui underline"
      >
        What it costs a year
      </a>
    </p>
  );
}
