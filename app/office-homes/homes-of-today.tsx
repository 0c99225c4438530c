import { href } from "react-router";
import { type LinkLine, LinkLines } from "#app/office/frame/link-lines.tsx";
import { Part } from "#app/office/frame/office-page.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { TodayLine } from "./home-slots.ts";

export type HomesOfToday = {
  /** Homes that rules stop or ask about, that wait for approval, or that cannot be used. */
  lines: readonly LinkLine[];
  hasMore: boolean;
  /** Modules' notes about homes. */
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
      {homes.lines.length > 0 && <LinkLines lines={homes.lines} />}
      {homes.hasMore && (
        <p>
          <ArrowLink href={`${href("/office/homes")}?view=waiting`}>All that need you</ArrowLink>
        </p>
      )}
    </Part>
  );
}
