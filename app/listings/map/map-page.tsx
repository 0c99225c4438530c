import { Fragment } from "react";
import { getColour } from "#app/agency/folder/theme.ts";
import type { CoastMap } from "#app/document/coast/coast-map.server.ts";
import { Breadcrumbs, type Crumb } from "#app/document/site/page-header.tsx";
import { formatCount, formatNumber } from "#app/region/format.ts";
import { MapFilters } from "../list/filter-bar.tsx";
import { UnavailableNote } from "../list/unavailable-note.tsx";
import type { AnyList } from "../search/filters.ts";
import type { ListMap } from "./create-list-map.ts";
import { ListMapDrawing, ListMapRows } from "./list-map-marks.tsx";

const used = [":hover", ":focus"];

export type MapPageData = ListMap & {
  coast: CoastMap;
  isLoaded: boolean;
  meant?: string;
  names: Readonly<Record<string, string | undefined>>;
};

type MapPageProps = { crumbs: readonly Crumb[]; title: string; list: AnyList; page: MapPageData };

/** On a phone the map stands on the first screen, so title and filters are lower than elsewhere. */
export function MapPage({ crumbs, title, list, page }: MapPageProps) {
  const { filters, options, names, marks, coast } = page;
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
        <figure className="grid gap-2.5 max-sm:-mx-(--gutter)">
          <Moves page={page} />
          <ListMapDrawing coast={coast} marks={marks} label={toLabel(page)} />
          <figcaption className="text-slate text-xs max-sm:px-(--gutter)">
            Positions and walking times are approximate. Where we don’t know a home’s exact position, its pin
            marks the middle of its suburb.
          </figcaption>
        </figure>
        <section aria-labelledby="in-words" className="grid gap-3">
          <h2 id="in-words" className="font-display text-h3">
            North to south
          </h2>
          <MapCount page={page} />
          {/* So that the map stays in sight; it does not move along, since a row's link to its mark would scroll after it. */}
          {marks.length > 0 && (
            <div className="map-rows">
              <ListMapRows marks={marks} />
            </div>
          )}
          <Elsewhere page={page} />
          {coast.places.length > 0 && (
            <p className="text-slate text-xs">
              On this part of the coast, north to south: {coast.places.join(", ")}.
            </p>
          )}
        </section>
      </div>
      <style>{scrollRule + toPairRules(marks.length)}</style>
    </>
  );
}

/** Styles of this page alone. The box fades at its end, since rows cut off between two lines would look complete. */
const scrollRule =
  "@media screen and (width>=48rem){.map-rows{max-height:48rem;overflow-y:auto;padding-bottom:4rem;scroll-padding-bottom:4rem;mask-image:linear-gradient(to top,#0000,black 4rem)}}";

function MapCount({ page: { inView, found, notes, meant, filters, isLoaded } }: { page: MapPageData }) {
  return (
    <div className="grid gap-1">
      <p role="status" className="text-slate text-ui [&_b]:font-semibold [&_b]:text-ink">
        Showing <b>{formatNumber(inView)}</b> of <b>{formatCount(found, "home")}</b>
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

const moveStyle =
  "inline-flex h-11 min-w-11 items-center justify-center rounded-xs border border-control bg-white px-2 font-semibold no-underline hover:border-ink";

/** Each is an address; what it shows is searched there. */
function Moves({ page: { moves, hereHref } }: { page: MapPageData }) {
  return (
    <nav
      aria-label="Move the map"
      className="flex flex-wrap gap-1.5 max-sm:px-(--gutter) max-sm:pt-2.5 print:hidden"
    >
      {hereHref && (
        <a href={hereHref} rel="nofollow" className={`text-sm ${moveStyle}`}>
          Search here
        </a>
      )}
      {moves.map(({ label, sign, href }) => (
        <a
          key={label}
          href={href}
          rel="nofollow"
          aria-label={label}
          title={label}
          className={`text-md ${moveStyle}`}
        >
          {sign}
        </a>
      ))}
    </nav>
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
      {outside > 0 && (
        <p>
          {formatCount(outside, "home")} {outside === 1 ? "is" : "are"} on other parts of the coast.{" "}
          <a href={allHref} className="underline">
            Show all
          </a>
        </p>
      )}
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

function toLabel({ view, coast, marks }: MapPageData) {
  const [north] = coast.places;
  const south = coast.places.at(-1);
  const part = north === south ? (north ?? "the sea") : `the coast from ${north} to ${south}`;
  return `Map of ${part}, step ${view.zoom} of 3, with ${formatCount(marks.length, "mark")}; the list says the same in words`;
}

/**
 * The rules by which a mark and its row show each other: no style can say "the row of this mark" in general. They stand
 * in the page, whose policy allows them by their hash. Forced colours take the ground away and colour the outline.
 */
function toPairRules(count: number) {
  if (count === 0) return "";
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const toSelectors = (from: string, states: readonly string[], to: string) =>
    numbers.map((number) => `main:has(#${from}${number}:is(${states.join()})) #${to}${number}`).join();
  return [
    `${toSelectors("m", [...used, ":target"], "r")}{background:${getColour("sand-100")};outline:2px solid #0000;outline-offset:-2px}`,
    `${toSelectors("r", [...used, ":target", ":focus-within"], "m")}{fill:${getColour("banksia-700")}}`,
  ].join("");
}
