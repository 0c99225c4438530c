import { toListingLinks } from "#app/homes/record/listing-links.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import type { ListingPageData } from "../detail/listing-extras.server.ts";

/** What it costs to move in, and the way there. */
export function MovingIn({ page: { listing, related } }: { page: ListingPageData<Rental> }) {
  const { moving, keeper } = related?.costs ?? {};
  return (
    <>
      {moving && (
        <DetailBlock title="What it costs to move in" print="not">
          <KeyValues items={moving} />
        </DetailBlock>
      )}
      <DetailBlock title="How to apply" print="not">
        <ol className="grid max-w-prose list-decimal gap-2.5 ps-5">
          <li>
            See the home:{" "}
            <a data-dialog href={toListingLinks(listing).book} className="underline">
              book an inspection
            </a>
            .
          </li>
          <li>
            <ApplicationForm listing={listing} />, one for each adult who will live there.
          </li>
          <li>
            When the owner has agreed, sign the lease and pay the bond and the first two weeks.
            {keeper && ` The bond is kept by ${keeper}, not by us or the owner.`}
          </li>
        </ol>
      </DetailBlock>
    </>
  );
}

function ApplicationForm({ listing }: { listing: Rental }) {
  if (!listing.apply)
    return (
      <a data-dialog href={toListingLinks(listing).enquire} className="underline">
        Ask for the application form
      </a>
    );
  return (
    <a href={listing.apply} target="_blank" rel="noopener" className="underline">
      Fill in the application form<span className="sr-only">, in a new tab</span>
    </a>
  );
}
