import type { ComponentProps, ReactNode } from "react";
import { ShowMap } from "#app/document/site/show-map.tsx";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toFullAddress, toMapsUrl } from "#app/homes/record/place/listing-address.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { ServerHtml } from "#app/ui/loading/server-html.tsx";
import { type Around, aroundHomes, type NearbySale } from "./around-data.ts";
import { MoreListings } from "./detail-layout.tsx";
import type { ListingPageData } from "./listing-extras.server.ts";
import { SaleRows } from "./sale-rows.tsx";

type PageProps = { page: Pick<ListingPageData<AnyListing>, "listing" | "around"> };

const isRendered = import.meta.env.SSR || import.meta.env.DEV;

/** Location, suburb figures and sales nearby, each collapsed to one line. */
export function AroundHome(props: PageProps) {
  return (
    <ServerHtml name="around" as="div">
      {isRendered && <Folds {...props} />}
    </ServerHtml>
  );
}

type SimilarHomesProps = PageProps & { title: string; all: { href: string; label: string } };

export function SimilarHomes({ page, ...words }: SimilarHomesProps) {
  return (
    <ServerHtml name="similar" as="div">
      {isRendered && <Similar {...words} listings={aroundHomes.get(page.listing, page.around)?.more ?? []} />}
    </ServerHtml>
  );
}

/** Without similar homes the space below the folds stays. */
function Similar(props: ComponentProps<typeof MoreListings>) {
  return props.listings.length > 0 ? <MoreListings {...props} /> : <div className="pb-(--section)" />;
}

function Folds({ page: { listing, around } }: PageProps) {
  const { map, walks = [], suburb, sold = [] } = aroundHomes.get(listing, around) ?? {};
  return (
    <>
      <Location listing={listing} map={map} walks={walks} />
      {suburb && (
        <Fold id="suburb" title={`${listing.suburb} in figures`}>
          <KeyValues items={suburb.figures} />
          <p className="text-slate text-xs">{suburb.note}</p>
          <p>
            <ArrowLink href={suburb.href}>{`Living in ${listing.suburb}`}</ArrowLink>
          </p>
        </Fold>
      )}
      {sold.length > 0 && <SoldNearby sales={sold} />}
    </>
  );
}

const positionWords = {
  home: "Position is approximate.",
  suburb: "The pin marks the middle of the suburb.",
} as const;

type LocationProps = { listing: AnyListing } & Pick<Around, "map" | "walks">;

function Location({ listing, map, walks }: LocationProps) {
  const address = toFullAddress(listing);
  return (
    <Fold id="where" title="Where it is">
      <figure className="grid gap-2.5">
        {map && <ShowMap map={map} />}
        <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-slate text-xs">
          <span>
            {address}.{listing.pointsTo && ` ${positionWords[listing.pointsTo]}`}
          </span>
          <a
            href={toMapsUrl(listing)}
            rel="noopener"
            className="inline-flex min-h-6.5 items-center self-start whitespace-nowrap underline"
          >
            Get directions
          </a>
        </figcaption>
      </figure>
      {walks.length > 0 && (
        <ul className="grid gap-x-8 gap-y-1.5 text-ui sm:grid-cols-2">
          {walks.map((walk) => (
            <li key={walk}>{walk}</li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

function SoldNearby({ sales }: { sales: readonly NearbySale[] }) {
  return (
    <Fold id="sold-nearby" title="Sold nearby">
      <SaleRows sales={sales} />
    </Fold>
  );
}

type FoldProps = {
  /** The id of the content, so that browsers open it for a fragment link or a search within the page. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A collapsed part of a page, whole in the document. Not printed. */
function Fold({ id, title, children }: FoldProps) {
  return (
    <details className="group border-line border-t print:hidden">
      <summary className="flex list-none items-center justify-between gap-4 py-4">
        <h2 className="font-display text-h3">{title}</h2>
        <ChevronDown className="size-5 text-slate group-open:rotate-180" />
      </summary>
      <section id={id} aria-label={title} className="grid scroll-mt-16 gap-4.5 pt-1 pb-7">
        {children}
      </section>
    </details>
  );
}
