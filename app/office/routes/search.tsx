import { href } from "react-router";
import type { Role, Scope } from "#app/core/permission.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { findOfficePages } from "#app/office/frame/office-menu.tsx";
import { OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { Pages, readListSearch } from "#app/office/frame/searched-list.tsx";
import type { FoundPart } from "#app/office/search/find-in-office.ts";
import { formatNumber, toCapital } from "#app/region/format.ts";
import { type FoundInPages, officeFinders, pagedFinders } from "#app/slots/office-search.server.ts";
import { foundParts } from "#app/slots/office-search.tsx";
import type { Route } from "./+types/search.ts";

export async function loader(args: Route.LoaderArgs) {
  const reader = await requirePerson(args);
  const { search: typed, page } = readListSearch(args.request);
  const isFirst = typed !== "" && page === 1;
  const [paged, parts] = await Promise.all([
    Promise.all(pagedFinders.map(({ find }) => find(reader, { typed, page }))),
    Promise.all(officeFinders.map(({ find }) => (isFirst ? find(reader, typed) : undefined))),
  ]);
  const found: FoundInPages = Object.assign({}, ...paged.map((each) => each.found));
  const pages = isFirst ? findPages(reader.person.role, typed) : undefined;
  return {
    typed,
    page,
    parts: [pages, ...parts].filter((part) => part !== undefined),
    found,
    hasMore: paged.some(({ hasMore }) => hasMore),
    hint: typed ? describeNothing(reader.scope) : describeFinders(),
  };
}

/** Says nothing about what others have. */
function describeNothing(scope: Scope) {
  const searched = scope === "own" ? "Only your own enquiries and homes are searched. " : "";
  return `Nothing was found. ${searched}Try fewer words, or the beginning of one.`;
}

function describeFinders() {
  const finds = [...pagedFinders, ...officeFinders].flatMap((each) => each.finds ?? []);
  return toCapital([...finds, `${finds.length > 0 ? "and " : ""}the pages of the office.`].join(", "));
}

/** The office pages with words in their names that begin with the search text. */
function findPages(role: Role, typed: string): FoundPart | undefined {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = findOfficePages(role).filter(({ label }) => {
    const own = label.toLowerCase().split(/\s+/);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  if (found.length === 0) return undefined;
  const lines = found.map(({ label, href }) => ({ href, title: label, note: "", state: "" }));
  return { title: "Pages", count: found.length, lines };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { typed, page, parts, found, hasMore, hint } = loaderData;
  if (!typed)
    return (
      <OfficePage title="Find">
        <p className="max-w-prose text-lead text-tide">{hint}</p>
      </OfficePage>
    );
  return (
    <OfficePage title={`Find “${typed}”`} heading={`“${typed}”`}>
      {parts.length + Object.keys(found).length === 0 && (
        <p className="max-w-prose text-lead text-tide">{hint}</p>
      )}
      {parts.map((part) => (
        <FoundLines key={part.title} {...part} />
      ))}
      {foundParts.map(({ name, Show }) => (
        <Show key={name} found={found} />
      ))}
      <Pages
        page={page}
        hasMore={hasMore}
        toAddress={(number) =>
          `${href("/office/search")}?${new URLSearchParams({ q: typed, page: `${number}` })}`
        }
      />
    </OfficePage>
  );
}

function FoundLines({ title, count, lines }: FoundPart) {
  const isAll = lines.length === count;
  return (
    <Part title={isAll ? title : `${title}: the first ${lines.length} of ${formatNumber(count)}`}>
      <LinkLines lines={lines} />
    </Part>
  );
}
