import { href } from "react-router";
import type { View } from "#app/enquiries/handling/find-enquiries.server.ts";
import { toListQuery } from "../office/frame/searched-list.tsx";
import { type EnquiryLine, EnquiryLines, views } from "./enquiry-lines.tsx";

type SideListProps = {
  lines: readonly EnquiryLine[];
  place: { view: View; page: number };
  /** The reference of the enquiry beside it. */
  current: string;
};

/** The list that an enquiry was opened from, on screens that have room for both. */
export function SideList({ lines, place, current }: SideListProps) {
  const query = toListQuery(place);
  const label = views.find(({ value }) => value === place.view)?.label ?? "";
  return (
    <nav aria-label={`Enquiries: ${label}`} className="max-xl:hidden print:hidden">
      <p className="flex justify-between gap-4 pb-3">
        <span className="font-semibold">{label}</span>
        <a href={`${href("/office/enquiries")}?${query}`} className="underline">
          The whole list
        </a>
      </p>
      <EnquiryLines lines={lines} query={query} current={current} />
    </nav>
  );
}
