import type { ListingForEnquiry } from "./listing-for-enquiry.ts";
import { SEEN_ADDRESS, SEEN_TITLE } from "./seen-listing.ts";

/** Sent with the form: all that is left of the listing when it is taken down before the form arrives. */
export function SeenListingFields({ listing }: { listing: ListingForEnquiry }) {
  return (
    <>
      <input type="hidden" name={SEEN_TITLE} value={listing.title} />
      <input type="hidden" name={SEEN_ADDRESS} value={listing.address} />
    </>
  );
}
