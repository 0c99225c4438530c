import { Fragment } from "react";
import { Breadcrumbs, type Crumb } from "#app/document/site/page-header.tsx";
import { UnavailableNote } from "#app/listings/list/unavailable-note.tsx";
import type { AnyList } from "#app/listings/search/filters.ts";
import { formatCount, formatNumber } from "#app/region/format.ts";
import { Dotted } from "#app/ui/dotted.tsx";
import type { ListMap } from "./create-list-map.ts";
import { MapFilters } from "./map-filters.tsx";
import type { MapRow } from "./map-rows.ts";

type MapPageData = ListMap & {
  /** The address of the map's script. */
  script?: string;
  isLoaded: boolean;
  meant?: string;
  names: Readonly<Record<string, string | undefined>>;
};

type MapPageProps = { crumbs: readonly Crumb[]; title: string; list: AnyList; page: MapPageData };

/** On phones title and filters are less tall than elsewhere, so that the map is on the first screen. */
export function MapPage({ crumbs, title, list, page }: MapPageProps) {
  const { filters, options, names, rows } = page;
  return (
    <>
      <header className="wrap pt-4 pb-2">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="font-display text-h3 md:text-h2">{title}</h1>
      </header>
      <MapFilters
        mapList={{ ...list, path: page.path }}
        list={list}
        filters={filters}
        options={options}
        names={names}
      />
      <div className="wrap grid gap-x-10 gap-y-6 pb-(--section) md:grid-cols-map md:items-start md:pt-6">
        <figure className="grid gap-2.5 max-sm:-mx-(--gutter) print:hidden">
          <MapFrame title={title} page={page} />
          <figcaption className="text-slate text-xs max-sm:px-(--gutter)">
            Positions and walking times are approximate.{" "}
            <span className="noscript:hidden">
              Where we don’t know a home’s exact position, its pin marks the middle of its suburb.
            </span>
          </figcaption>
        </figure>
        <section aria-labelledby="in-words" className="grid gap-3">
          <h2 id="in-words" className="font-display text-h3">
            North to south
          </h2>
          <MapCount page={page} />
          <SearchHere page={page} />
          {/* Rows scroll in their own box. A sticky map would scroll along when a row's link leads to its mark. */}
          {rows.length > 0 && (
            <div className="map-rows">
              <MapRows rows={rows} />
            </div>
          )}
          <Elsewhere page={page} />
        </section>
      </div>
      <style>{pageRules}</style>
      {page.script && <script type="module">{`import "${page.script}";`}</script>}
    </>
  );
}

/** The map's script draws in this frame (app/map/drawing). Without script only the list is shown. */
function MapFrame({
  title,
  page: { start, outside, rows, searchesHere },
}: {
  title: string;
  page: MapPageData;
}) {
  // The script counts homes that have rows itself.
  const elsewhere = rows.some(({ isHidden }) => isHidden) ? 0 : outside;
  return (
    <div
      className="map-frame bg-mist-200"
      data-map="list"
      data-label={title}
      data-start={start && JSON.stringify(start)}
      data-elsewhere={elsewhere}
      data-searches={searchesHere ? "" : undefined}
    />
  );
}

/** Inlined, because no other page uses these rules. The fade shows that there are more rows below. */
const pageRules = [
  "@media (scripting:none){:has(>figure>.map-frame){grid-template-columns:none}}",
  ".map-frame{position:relative;aspect-ratio:3/4;width:100%;max-height:min(48rem,85svh)}",
  // On a slow connection the map takes seconds to load.
  ".map-frame:empty::before{content:'Loading the map…';display:grid;place-items:center;height:100%;color:var(--color-slate)}",
  "@media screen and (width>=48rem){.map-rows{max-height:min(48rem,85svh);overflow-y:auto;padding-bottom:4rem;scroll-padding-bottom:4rem;mask-image:linear-gradient(to top,#0000,black 4rem)}}",
].join("");

function MapCount({ page: { inView, found, notes, meant, filters, isLoaded } }: { page: MapPageData }) {
  return (
    <div className="grid gap-1">
      <p role="status" className="text-slate text-ui [&_b]:font-semibold [&_b]:text-ink">
        Showing <b data-in-view="">{formatNumber(inView)}</b> of <b>{formatCount(found, "home")}</b>
        {notes.map((note) => `, ${note}`)}
        {meant && ` in ${meant}, for “${filters.location}”`}
      </p>
      {!isLoaded && (
        <p className="max-w-prose">
          <UnavailableNote />
        </p>
      )}
    </div>
  );
}

/** The map's script shows the link, with the current view, once the map has been moved. */
function SearchHere({ page: { hereHref, herePath } }: { page: MapPageData }) {
  return (
    <p hidden={!hereHref} data-here={herePath} className="print:hidden">
      <a
        href={hereHref ?? herePath}
        rel="nofollow"
        className="inline-flex min-h-11 items-center rounded-xs border border-control bg-white px-3 font-semibold text-sm no-underline hover:border-ink"
      >
        Search here
      </a>
    </p>
  );
}

/** The content of the map as a list. */
function MapRows({ rows }: { rows: readonly MapRow[] }) {
  return (
    <ol aria-label="The same, north to south" className="divide-y divide-line border-line border-y">
      {rows.map(({ href, name, price, facts, place, isHidden }) => (
        <li
          key={href}
          hidden={isHidden}
          data-place={JSON.stringify(place)}
          className="py-3 focus-within:bg-sand-100 hover:bg-sand-100"
        >
          <p>
            {/* Crawlers need not follow suburbs: the list has the same homes. */}
            <a
              href={href}
              rel={place.homes > 1 ? "nofollow" : undefined}
              className="inline-block min-h-7 font-semibold underline"
            >
              {name}
            </a>
            {price && (
              <span className="block text-sm">
                <Dotted parts={[price, ...(facts ?? [])]} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Elsewhere({ page }: { page: MapPageData }) {
  const { outside, unknown, found, looser, allHref, listHref, path } = page;
  return (
    <div className="grid gap-2">
      {found === 0 && (
        <p>
          No home on the market matches these filters today.{" "}
          {looser.map(({ label, found: homes, href }) => (
            <Fragment key={label}>
              <a href={href} className="underline">
                {label}: {formatCount(homes, "home")}
              </a>
              ,{" "}
            </Fragment>
          ))}
          <a href={path} className="underline">
            Clear all filters
          </a>
        </p>
      )}
      <p hidden={outside === 0} data-outside="">
        <span>{outside === 1 ? "1 home is" : `${formatNumber(outside)} homes are`}</span> on other parts of
        the map.{" "}
        <a href={allHref} className="underline">
          Show all
        </a>
      </p>
      {unknown.length > 0 && (
        <p>
          Homes in {unknown.join(", ")} are not on this map, but in{" "}
          <a href={listHref} className="underline">
            the list
          </a>
          .
        </p>
      )}
    </div>
  );
}
