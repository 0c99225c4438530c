import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { ContactLinks } from "#app/office/frame/contact-links.tsx";
import type { LinkLine } from "#app/office/frame/link-lines.tsx";
import { IntentForm, Part } from "#app/office/frame/office-page.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { CALL_BACK } from "./enquiry-line.ts";
import { type EnquiryLine, EnquiryLines } from "./enquiry-lines.tsx";

/** The first enquiries that wait for an answer, and those with mails that were given up after five days. */
export type WaitingEnquiries = {
  lines: readonly EnquiryLine[];
  hasMore: boolean;
  lost: readonly LinkLine[];
};

type WaitingProps = { today: { enquiries?: WaitingEnquiries } };

export const enquiriesOnToday = {
  place: "waiting",
  Show: WaitingOnToday,
  findLostMails: ({ enquiries }: WaitingProps["today"]) => enquiries?.lost ?? [],
} as const;

function WaitingOnToday({ today: { enquiries } }: WaitingProps) {
  if (!enquiries) return null;
  const { lines, hasMore } = enquiries;
  const parts = Object.groupBy(lines, toPart);
  return (
    <>
      {lines.length === 0 && (
        <p className="text-lead text-tide">Every enquiry is answered. Nothing waits for you.</p>
      )}
      <Waiting title="Call back" lines={parts["call back"]} />
      <Waiting title="Overdue" lines={parts.late} />
      <Waiting title={`Within ${agency.replyWithin}`} lines={parts.soon} />
      {hasMore && (
        <p>
          <ArrowLink href={href("/office/enquiries")}>All that wait</ArrowLink>
        </p>
      )}
    </>
  );
}

function toPart({ what, due }: EnquiryLine) {
  if (what === CALL_BACK) return "call back";
  return due.tone === "late" ? "late" : "soon";
}

function Waiting({ title, lines = [] }: { title: string; lines?: readonly EnquiryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <EnquiryLines
        lines={lines}
        act={({ phone, name }) => (
          <div className="@max-xl:hidden @xl:w-48 has-[a]:block">
            {phone && <ContactLinks phone={phone} about={name} />}
          </div>
        )}
      />
    </Part>
  );
}

/** The first enquiries of the last week that are held as spam, with the hidden fields of their release forms. */
export type HeldEnquiries = {
  lines: readonly (EnquiryLine & { hidden: Readonly<Record<string, string>> })[];
  hasMore: boolean;
};

export const heldOnToday = { place: "held", Show: HeldOnToday } as const;

/** A single press releases an enquiry, because one that is held by mistake may cost a sale. */
function HeldOnToday({ today: { heldEnquiries: held } }: { today: { heldEnquiries?: HeldEnquiries } }) {
  if (!held || held.lines.length === 0) return null;
  const forms = new Map(held.lines.map(({ reference, hidden }) => [reference, hidden]));
  return (
    <section aria-label="Held as spam this week" className="grid gap-2 pt-4 text-sm">
      <h2 className="font-sans font-semibold text-sm leading-normal">Held as spam this week</h2>
      <EnquiryLines
        lines={held.lines}
        query="view=spam"
        act={({ reference, name }) => (
          <div className="@xl:py-0.5 @max-xl:pb-4">
            <IntentForm
              intent="not spam"
              action={href("/office/enquiries/:reference", { reference })}
              label="Not spam"
              size="small"
              about={name}
              hidden={forms.get(reference)}
            />
          </div>
        )}
      />
      {held.hasMore && (
        <p>
          <ArrowLink href={`${href("/office/enquiries")}?view=spam`}>All that are held</ArrowLink>
        </p>
      )}
    </section>
  );
}
