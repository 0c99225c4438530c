import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import type { ListingPageData, NearbySale } from "./listing-extras.server.ts";

/** The suburb's figures, and what the agency has sold close by. */
export function Surroundings({ page }: { page: Pick<ListingPageData<AnyListing>, "listing" | "related"> }) {
  const { suburb, sold = [] } = page.related ?? {};
  const name = page.listing.suburb;
  return (
    <>
      {suburb && (
        <DetailBlock title={`${name} in figures`} print="not">
          <KeyValues items={suburb.figures} />
          <p className="text-slate text-xs">{suburb.note}</p>
          <p>
            <ArrowLink href={suburb.href}>{`Living in ${name}`}</ArrowLink>
          </p>
        </DetailBlock>
      )}
      {sold.length > 0 && <SoldNearby sales={sold} />}
    </>
  );
}

function SoldNearby({ sales }: { sales: readonly NearbySale[] }) {
  return (
    <DetailBlock title="Sold nearby" print="not">
      <ul className="-my-2.75 divide-y divide-line">
        {sales.map(({ href, address, price, sold }) => (
          <li key={href} className="flex flex-wrap justify-between gap-x-8 py-2.75">
            <a href={href} className="font-semibold underline">
              {address}
            </a>
            <b className="font-medium tabular-nums">{price}</b>
            <span className="basis-full text-slate text-sm">{sold}</span>
          </li>
        ))}
      </ul>
    </DetailBlock>
  );
}
