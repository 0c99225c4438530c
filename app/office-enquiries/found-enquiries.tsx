import { Part } from "#app/office/frame/office-page.tsx";
import { type EnquiryLine, EnquiryLines } from "./enquiry-lines.tsx";

/** A page of search results. */
export type FoundEnquiries = { title: string; lines: readonly EnquiryLine[] };

export const enquiriesInSearch = { name: "enquiries", Show: EnquiriesInSearch };

function EnquiriesInSearch({ found: { enquiries } }: { found: { enquiries?: FoundEnquiries } }) {
  if (!enquiries || enquiries.lines.length === 0) return null;
  return (
    <Part title={enquiries.title}>
      <EnquiryLines lines={enquiries.lines} />
    </Part>
  );
}
