import { href } from "react-router";
import { type OpenLine, OpenLines } from "#app/open-homes/page/open-homes-page.tsx";
import { formatCount } from "#app/region/format.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Part } from "../frame/office-page.tsx";
import { type HomeLine, HomeLines } from "../homes/home-line-list.tsx";

export type HomesToday = {
  /** The first open homes of today. */
  opens: readonly OpenLine[];
  hasMoreOpens: boolean;
  /** Homes that the rules stopped or ask about, that wait for approval, or that cannot be used. */
  homes: readonly HomeLine[];
  hasMoreHomes: boolean;
  /** Files of the agency's software that wait for somebody. */
  heldFiles: number;
  /** Software that has sent nothing for too long. */
  silent: readonly { name: string; hours: number }[];
};

/** Today's work on homes; each line links to the page that settles it. */
export function HomesOfToday(props: HomesToday) {
  const { opens, hasMoreOpens, homes, hasMoreHomes, heldFiles, silent } = props;
  const list = href("/office/homes");
  return (
    <>
      {opens.length > 0 && (
        <Part title="Open homes today">
          <OpenLines lines={opens} />
          {hasMoreOpens && (
            <p>
              <ArrowLink href={href("/office/open-homes")}>All open homes</ArrowLink>
            </p>
          )}
        </Part>
      )}
      {(homes.length > 0 || heldFiles > 0 || silent.length > 0) && (
        <Part title="Homes that need you">
          {heldFiles > 0 && (
            <p>
              <ArrowLink
                href={list}
              >{`${formatCount(heldFiles, "held file")} of the agency’s software`}</ArrowLink>
            </p>
          )}
          {silent.map(({ name, hours }) => (
            <p key={name} className="wrap-anywhere">
              Nothing has come from {name} for {formatCount(hours, "hour")}: ask its support whether it still
              sends.
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
