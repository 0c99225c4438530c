import { useId } from "react";
import { href } from "react-router";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { type EnquiryLine, EnquiryLines } from "../enquiries/enquiry-lines.tsx";
import { OfficePage } from "../frame/office-page.tsx";

type TodayPageProps = { lines: readonly EnquiryLine[]; hasMore: boolean };

/** What needs somebody today, the most urgent first. */
export function TodayPage({ lines, hasMore }: TodayPageProps) {
  const late = lines.filter(({ due }) => due.tone === "late");
  const others = lines.filter(({ due }) => due.tone !== "late");
  return (
    <OfficePage title="Today">
      {lines.length === 0 && (
        <p className="text-lead text-tide">Every enquiry is answered. Nothing waits for you.</p>
      )}
      <Waiting title="Overdue" lines={late} />
      <Waiting title="Within 24 hours" lines={others} />
      {hasMore && (
        <p>
          <ArrowLink href={href("/office/enquiries")}>All that wait</ArrowLink>
        </p>
      )}
    </OfficePage>
  );
}

function Waiting({ title, lines }: { title: string; lines: readonly EnquiryLine[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-h3">
        {title}
      </h2>
      <EnquiryLines lines={lines} />
    </section>
  );
}
