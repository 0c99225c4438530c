import { href } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { countEnquiries, MOST_COUNTED } from "#app/enquiries/handling/find-enquiries.server.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { EnquiryLines, views } from "#app/office/enquiries/enquiry-lines.tsx";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { SearchedList, toListQuery } from "#app/office/frame/searched-list.tsx";
import { permissions } from "#app/office/permissions.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { Route } from "./+types/enquiry-list.ts";
import { loadList } from "./load-list.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const counts = await countEnquiries(entrance.db, entrance);
  return {
    ...(await loadList(entrance, args.request)),
    tabs: views.map(({ value, label }) => ({ value, label: withCount(label, counts.get(value)) })),
    canCompare: isPermitted(entrance.person.role, permissions.compareSources),
    canExport: isPermitted(entrance.person.role, permissions.exportEnquiries),
  };
}

function withCount(label: string, count = 0) {
  if (count === 0) return label;
  return `${label} (${count < MOST_COUNTED ? count : `${MOST_COUNTED - 1}+`})`;
}

export default function Enquiries({
  loaderData: { canCompare, canExport, lines, place, hasMore, tabs },
}: Route.ComponentProps) {
  return (
    <OfficePage title="Enquiries">
      <SearchedList
        path={href("/office/enquiries")}
        label="Lists of enquiries"
        views={tabs}
        isEmpty={lines.length === 0}
        hasMore={hasMore}
        {...place}
      >
        <EnquiryLines lines={lines} query={toListQuery(place)} />
      </SearchedList>
      {canCompare && (
        <p>
          <ArrowLink href={href("/office/sources")}>Where enquiries come from</ArrowLink>
        </p>
      )}
      {canExport && (
        <p>
          <ArrowLink href={href("/office/export")}>Take every enquiry with you</ArrowLink>
        </p>
      )}
    </OfficePage>
  );
}
