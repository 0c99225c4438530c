import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { PreviewNote } from "#app/document/site/preview-note.tsx";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { allowEveryPicture } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { withUpcoming } from "#app/listings/catalogue/current-listings.ts";
import { getListingExtras } from "#app/listings/detail/listing-extras.server.ts";
import { toListingResult } from "#app/listings/detail/listing-result.ts";
import { RentalPage } from "#app/listings/rental/rental-page.tsx";
import { PropertyPage } from "#app/listings/sale/property-page.tsx";
import { type Entrance, requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { getOwnHome } from "#app/office-homes/home-desk.ts";
import { describeMissing } from "#app/register/by-hand/drafts.server.ts";
import { readRental, readSale } from "#app/register/decide/check-home.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import type { Route } from "./+types/home-preview.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const home = await getOwnHome(entrance, args.params.id);
  const { id, offer } = home.row;
  const missing = describeMissing(home);
  if (missing) return toFault(id, `it still needs ${missing}`);
  allowEveryPicture(args.context);
  const catalogue = args.context.get(catalogueContext);
  const record = { ...home.shown, id };
  if (offer === "rental") {
    const read = readRental(record, entrance.now);
    const page = "listing" in read && toPage(read.listing, catalogue.getRentals(), entrance);
    return page ? { kind: "rental" as const, id, page } : toFault(id, toReason(read));
  }
  const read = readSale(record, entrance.now);
  const page = "listing" in read && toPage(read.listing, catalogue.getSaleListings(), entrance);
  return page ? { kind: "sale" as const, id, page } : toFault(id, toReason(read));
}

/** The home as visitors would see it at `now` (ms): with the next weekly inspections, without past ones. */
function toPage<Listing extends AnyListing>(
  listing: Listing,
  all: readonly Listing[],
  { now, publicOrigin, texts }: Entrance,
) {
  const [current = listing] = withUpcoming([listing], toAgencyTime(now));
  const result = toListingResult(current, all);
  if (result.kind === "missing") return undefined;
  return { ...result, shareUrl: publicOrigin, ...getListingExtras(result.listing, texts.get()) };
}

function toFault(id: string, fault: string) {
  return { kind: "fault" as const, id, fault };
}

function toReason(read: object | { fault: { field: string; reason: string } }) {
  return "fault" in read ? `${read.fault.field} ${read.fault.reason}` : "its record is incomplete";
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
