import { href } from "react-router";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Part } from "../frame/office-page.tsx";
import { type HomeLine, HomeLines } from "../homes/home-line-list.tsx";
import type { TodayLine } from "../homes/homes-notes.ts";

export type HomesToday = {
  /** Homes that the rules stopped or ask about, that wait for approval, or that cannot be used. */
  homes: readonly HomeLine[];
  hasMoreHomes: boolean;
  /** What modules say of homes. */
  notes: readonly TodayLine[];
};

/** Today's work on homes; each line links to the page that settles it. */
export function HomesOfToday(props: HomesToday) {
  const { homes, hasMoreHomes, notes } = props;
  const list = href("/office/homes");
  return (
    <>
      {(homes.length > 0 || notes.length > 0) && (
        <Part title="Homes that need you">
          {notes.map(({ words, href: to }) => (
            <p key={words} className="wrap-anywhere">
              {to ? <ArrowLink href={to}>{words}</ArrowLink> : words}
            </p>
          ))}
          {homes.length > 0 && <HomeLines lines={homes} />}
          {hasMoreHomes && (
            <p>
              <ArrowLink href={`${list}?view=waiting`}>All that need you</ArrowLink>
            </p>
          )}
        </Part>
      )}
    </>
  );
}
