import type { Role } from "../store/office-rows.ts";
import { findPlaces, isCurrent, type Place, splitPlaces } from "./menu-places.ts";

const MORE_ID = "office-more";

type OfficeMenuProps = { role: Role; pathname: string };

/** On a phone at the foot of the window, for the thumb; in a wide one beside the name. */
export function OfficeMenu({ role, pathname }: OfficeMenuProps) {
  const places = findPlaces(role);
  return (
    <>
      <nav aria-label="Office" className="max-lg:hidden">
        <ul className="flex gap-1">
          {places.map((place) => (
            <li key={place.href}>
              <PlaceLink place={place} pathname={pathname} className={`${link} min-h-11 px-3`} />
            </li>
          ))}
        </ul>
      </nav>
      <FootMenu places={places} pathname={pathname} />
    </>
  );
}

const link =
  "inline-flex w-full items-center justify-center rounded-xs text-center font-semibold text-sm leading-tight no-underline current:shadow-rule hover:shadow-rule forced-colors:current:underline";
const footLink = `${link} min-h-14 px-1`;

function FootMenu({ places, pathname }: { places: readonly Place[]; pathname: string }) {
  const { atFoot, more } = splitPlaces(places);
  const isElsewhere = more.some(({ href }) => isCurrent(href, pathname));
  return (
    <nav
      aria-label="Office"
      className="fixed inset-x-0 bottom-0 z-40 bg-foam pb-[env(safe-area-inset-bottom)] shadow-bar lg:hidden"
    >
      <ul className="flex">
        {atFoot.map((place) => (
          <li key={place.href} className="grow">
            <PlaceLink place={place} pathname={pathname} className={footLink} />
          </li>
        ))}
        {more.length > 0 && (
          <li className="grow">
            <button
              type="button"
              popoverTarget={MORE_ID}
              aria-current={isElsewhere ? "true" : undefined}
              className={footLink}
            >
              More
            </button>
          </li>
        )}
      </ul>
      {more.length > 0 && <More places={more} pathname={pathname} />}
    </nav>
  );
}

/** Closes by itself when something else is touched; works without script. */
function More({ places, pathname }: { places: readonly Place[]; pathname: string }) {
  return (
    <ul
      id={MORE_ID}
      popover="auto"
      className="inset-auto right-0 bottom-(--bottom-bar-h) m-0 w-56 border border-line bg-foam shadow-bar"
    >
      {places.map((place) => (
        <li key={place.href} className="border-line not-first:border-t">
          <PlaceLink
            place={place}
            pathname={pathname}
            className="flex min-h-14 items-center px-5 font-semibold current:underline no-underline"
          />
        </li>
      ))}
    </ul>
  );
}

type PlaceLinkProps = { place: Place; pathname: string; className: string };

function PlaceLink({ place, pathname, className }: PlaceLinkProps) {
  return (
    <a
      href={place.href}
      aria-current={isCurrent(place.href, pathname) ? "page" : undefined}
      className={className}
    >
      {place.label}
    </a>
  );
}
