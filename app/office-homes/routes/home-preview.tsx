import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { PreviewNote } from "#app/document/site/preview-note.tsx";
import { allowEveryPicture } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { type Inspectable, withUpcoming } from "#app/listings/catalogue/current-listings.ts";
import { getListingExtras } from "#app/listings/detail/listing-extras.server.ts";
import { toListingResult } from "#app/listings/detail/listing-result.ts";
import { RentalPage } from "#app/listings/rental/rental-page.tsx";
import { PropertyPage } from "#app/listings/sale/property-page.tsx";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { getOwnHome } from "#app/office-homes/home-desk.ts";
import { findMissing } from "#app/register/by-hand/drafts.server.ts";
import { readRental, readSale } from "#app/register/decide/check-home.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import type { Route } from "./+types/home-preview.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const home = await getOwnHome(entrance, args.params.id);
  const { id, offer } = home.row;
  const missing = findMissing(home);
  if (missing.length > 0) return toFault(id, `it still needs ${missing.join(", ")}`);
  allowEveryPicture(args.context);
  const catalogue = args.context.get(catalogueContext);
  const record = { ...home.shown, id };
  const shareUrl = entrance.publicOrigin;
  const texts = entrance.texts.get();
  if (offer === "rental") {
    const read = readRental(record, entrance.now);
    const result =
      "listing" in read && toListingResult(toCurrent(read.listing, entrance.now), catalogue.getRentals());
    if (!result || result.kind === "missing") return toFault(id, toReason(read));
    return {
      kind: "rental" as const,
      id,
      page: { ...result, shareUrl, ...getListingExtras(result.listing, texts) },
    };
  }
  const read = readSale(record, entrance.now);
  const result =
    "listing" in read && toListingResult(toCurrent(read.listing, entrance.now), catalogue.getSaleListings());
  if (!result || result.kind === "missing") return toFault(id, toReason(read));
  return {
    kind: "sale" as const,
    id,
    page: { ...result, shareUrl, ...getListingExtras(result.listing, texts) },
  };
}

/** The home as visitors would see it at `now` (ms): with the next weekly inspections, without past ones. */
function toCurrent<Listing extends Inspectable>(listing: Listing, now: number): Listing {
  const [current = listing] = withUpcoming([listing], toAgencyTime(now));
  return current;
}

function toFault(id: string, fault: string) {
  return { kind: "fault" as const, id, fault };
}

function toReason(read: object | { fault: { field: string; reason: string } }) {
  return "fault" in read ? `${read.fault.field} ${read.fault.reason}` : "its record is not whole";
}

export default function HomePreview({ loaderData }: Route.ComponentProps) {
  const back = href("/office/homes/:id", { id: loaderData.id });
  if (loaderData.kind === "fault") return <NoPreview back={back} fault={loaderData.fault} />;
  return (
    <>
      <title>{toPageTitle("Preview · Office")}</title>
      <PreviewNote back={back} words="Nobody else sees this page; its buttons lead nowhere yet." />
      {loaderData.kind === "sale" ? (
        <PropertyPage page={loaderData.page} />
      ) : (
        <RentalPage page={loaderData.page} />
      )}
    </>
  );
}

function NoPreview({ back, fault }: { back: string; fault: string }) {
  return (
    <OfficePage title="There is nothing to preview yet">
      <p className="max-w-prose text-lead text-tide">Its page cannot be shown: {fault}.</p>
      <p>
        <BackLink href={back}>Back to the draft</BackLink>
      </p>
    </OfficePage>
  );
}
