import type { RouterContextProvider } from "react-router";
import { siteContext } from "#app/document/site/site-context.ts";
import { toListingAndSubject } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { formatOpen } from "#app/enquiries/delivery/booking-letter.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { getDoorByToken } from "#app/office/open-homes/door/store/doors.server.ts";
import { ownersContext } from "#app/office/owners/owners.server.ts";
import { findListings } from "../office/open-homes/find-opens.ts";

/** The open home whose code somebody has scanned: of its home only what its page shows. */
export async function findScannedDoor(context: Readonly<RouterContextProvider>, token: string) {
  const { db } = context.get(ownersContext);
  const row = await getDoorByToken(db, token, Date.now());
  const listing = row && findListings(context).find((each) => getSourceId(each) === row.home_id);
  if (!listing) return undefined;
  const { subject } = toListingAndSubject(listing, context.get(siteContext).origin);
  const { open_uid: uid, home_id: homeId, time, ends: end } = row;
  const when = formatOpen({ time, end: end.slice(11) });
  return { db, about: subject, home: { address: listing.address, when }, door: { uid, homeId, time } };
}
