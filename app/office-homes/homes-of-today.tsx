import { href } from "react-router";
import { Part } from "#app/office/frame/office-page.tsx";
import { StateBadge } from "#app/office/frame/state-badge.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { HomeLine } from "./home-figures.server.ts";
import type { TodayLine } from "./home-slots.ts";

export type HomesOfToday = {
  /** Homes that the rules stopped or ask about, that wait for approval, or that cannot be used. */
  lines: readonly HomeLine[];
  hasMore: boolean;
  /** What modules say of homes. */
  notes: readonly TodayLine[];
};

/** Today's work on homes; each line links to the page that settles it. */
export const homesOnToday = { place: "work", Show: HomesToday } as const;

function HomesToday({ today: { homes } }: { today: { homes?: HomesOfToday } }) {
  if (!homes || homes.lines.length + homes.notes.length === 0) return null;
  return (
    <Part title="Homes that need you">
      {homes.notes.map(({ words, href: to }) => (
        <p key={words} className="wrap-anywhere">
          {to ? <ArrowLink href={to}>{words}</ArrowLink> : words}
        </p>
      ))}
      {homes.lines.length > 0 && <HomeLines lines={homes.lines} />}
      {homes.hasMore && (
        <p>
          <ArrowLink href={`${href("/office/homes")}?view=waiting`}>All that need you</ArrowLink>
        </p>
      )}
    </Part>
  );
}

function HomeLines({ lines }: { lines: readonly HomeLine[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map(({ id, title, address, agent, price, state, isEdited }) => (
        <li key={id}>
          <a
            href={href("/office/homes/:id", { id })}
            className="grid min-h-16 gap-x-4 gap-y-1.5 py-3 no-underline hover:bg-mist sm:grid-cols-rest-auto"
          >
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-semibold">{address || title || id}</span>
              <span className="wrap-anywhere text-slate text-sm">
                {[price, agent, isEdited && "edited here"].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span>
              <StateBadge state={state} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
