import { href } from "react-router";
import { Part } from "#app/office/frame/office-page.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { type OpenLine, OpenLines } from "./open-homes-page.tsx";

export type OpenHomesOfToday = {
  lines: readonly OpenLine[];
  hasMore: boolean;
  /** Address of a map with a route to the reader's own. */
  route?: string;
};

/** Lists today's open homes with links to their sheets. */
export const openHomesOnToday = { place: "day", Show: OpensOfToday } as const;

function OpensOfToday({ today: { openHomes } }: { today: { openHomes?: OpenHomesOfToday } }) {
  if (!openHomes || openHomes.lines.length === 0) return null;
  return (
    <Part title="Open homes today">
      <OpenLines lines={openHomes.lines} />
      {openHomes.route && (
        <p>
          <ArrowLink href={openHomes.route}>Directions to yours</ArrowLink>
        </p>
      )}
      {openHomes.hasMore && (
        <p>
          <ArrowLink href={href("/office/open-homes")}>All open homes</ArrowLink>
        </p>
      )}
    </Part>
  );
}
