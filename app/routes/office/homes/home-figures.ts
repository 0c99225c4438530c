import type { RouterContextProvider } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { countEnquiriesByHome } from "#app/enquiries/store/count-enquiries.server.ts";
import { formatClosing } from "#app/homes/inspections/open-times.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toHomeKey } from "#app/homes/record/listing-links.ts";
import { alertsContext } from "#app/listings/alerts/alerts.server.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import type { HomeFigures } from "#app/office/homes/home-sort.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
const PICTURE_PX = 240;

type Context = Readonly<RouterContextProvider>;

/** What the site knows of homes that are on it, and how many enquiries of the last week are about them. */
export async function openHomeFigures(db: Database, context: Context, now: number) {
  const homes = context.get(alertsContext).findHomes();
  const enquiries = await countEnquiriesByHome(db, now - WEEK_MS);
  const today = toAgencyTime(now).slice(0, 10);

  /** No two homes of the register have the same id. */
  function getListing(id: string) {
    return (
      homes?.get(toHomeKey({ offer: "sale", home_id: id })) ??
      homes?.get(toHomeKey({ offer: "rent", home_id: id }))
    );
  }

  function getFigures(id: string): HomeFigures {
    const listing = getListing(id);
    const open = listing?.nextInspection;
    return {
      price: listing?.price,
      open: open && `${open.date}T${open.start}`,
      enquiries: enquiries.get(id),
      days: listing && countDays(listing, today),
    };
  }

  function getLook(id: string) {
    const listing = getListing(id);
    const { enquiries: count = 0, days } = getFigures(id);
    const open = listing?.nextInspection ? formatClosing(listing.nextInspection) : "";
    return { picture: listing && toSmallPicture(listing), open, enquiries: count, days };
  }

  /** Lets the page show pictures that lie on other hosts. */
  function allow(looks: readonly { picture?: Picture }[]) {
    allowPictures(
      context,
      looks.flatMap(({ picture }) => (picture ? [{ picture }] : [])),
    );
  }

  return { getFigures, getLook, allow };
}

/** Days on the market until today, or until it was sold; undefined where nobody knows since when it is. */
function countDays({ listedOn, sold, status }: AnyListing, today: string) {
  if (status === "sold" || status === "leased") return sold?.daysOnMarket;
  return listedOn ? Math.max(0, Math.round((Date.parse(today) - Date.parse(listedOn)) / DAY_MS)) : undefined;
}

/** One of its encodings alone: a list has forty. */
function toSmallPicture({ pictures: [first], hasPictures }: AnyListing) {
  if (!first || !hasPictures) return undefined;
  const width = first.widths.find((each) => each >= PICTURE_PX);
  return { ...first, widths: width ? [width] : [], alt: "" };
}
