import { LocatorMap, type LocatorMapDrawing } from "#app/coast/locator-map.tsx";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Later } from "#app/ui/later.tsx";

type ListingLocationProps = {
  /** With state and postcode. */
  address: string;
  /** The address in a maps app. */
  mapsUrl: string;
  map: LocatorMapDrawing | undefined | Promise<LocatorMapDrawing | undefined>;
};

/** The home on a map of the coast, and the way to it. */
export function ListingLocation({ address, mapsUrl, map }: ListingLocationProps) {
  return (
    <DetailBlock title="Where it is" print="not">
      <figure className="grid gap-2.5">
        <Later value={map} before={<div className="aspect-square rounded-xs bg-mist sm:aspect-video" />}>
          {(drawing) => drawing && <LocatorMap map={drawing} label={address} />}
        </Later>
        <figcaption className="flex justify-between gap-6 text-slate text-xs">
          <span>{address}. Position is approximate.</span>
          <a
            href={mapsUrl}
            rel="noopener"
            className="inline-flex min-h-6.5 items-center self-start whitespace-nowrap underline"
          >
            Get directions
          </a>
        </figcaption>
      </figure>
    </DetailBlock>
  );
}
