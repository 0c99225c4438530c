import { notFound } from "#app/agency/folder/drawings.ts";
import { CoastPaths } from "./coast-paths.tsx";

/** A stretch of the agency's coast, if it has one; the page itself is the sea. */
export function NotFoundCoast() {
  return (
    notFound && (
      <svg
        aria-hidden="true"
        className="size-full forced-colors:hidden"
        preserveAspectRatio="xMidYMid slice"
        viewBox={notFound.viewBox}
      >
        <CoastPaths drawing={notFound} />
      </svg>
    )
  );
}
