import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toCostsHref } from "#app/homes/record/listing-links.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";

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
