import { href } from "react-router";
import type { TodayData } from "#app/modules.office-today.server.ts";
import { type TodayPart, todayParts } from "#app/modules.office-today.tsx";
import { formatCount } from "#app/region/format.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { type EnquiryLine, EnquiryLines } from "../enquiries/enquiry-lines.tsx";
import { LinkLines } from "../frame/link-lines.tsx";
import { IntentForm, OfficePage, Part } from "../frame/office-page.tsx";

type TodayPageProps = {
  lines: readonly EnquiryLine[];
  hasMore: boolean;
  /** The first enquiries of the last week that are held as spam, each with the fields of the form that releases it. */
  held: readonly (EnquiryLine & { hidden: Readonly<Record<string, string>> })[];
  hasMoreHeld: boolean;
  givenUp: readonly { reference: string; mails: number }[];
  hasPasskey: boolean;
  /** Of modules. */
  today: TodayData;
};

export function TodayPage(props: TodayPageProps) {
  const { lines, hasMore, held, hasMoreHeld, givenUp, hasPasskey, today } = props;
  const lost = Object.values(todayParts).flatMap(({ findLostMails }) => findLostMails?.(today) ?? []);
  return (
    <OfficePage title="Today">
      {!hasPasskey && (
        <p>
          <ArrowLink href={href("/office/account")}>Use this phone’s lock next time</ArrowLink>
        </p>
      )}
      <PartsOfModules place="questions" today={today} />
      {lines.length === 0 && (
        <p className="text-lead text-tide">Every enquiry is answered. Nothing waits for you.</p>
      )}
      <Waiting title="Overdue" lines={lines.filter(({ due }) => due.tone === "late")} />
      <Waiting title="Within 24 hours" lines={lines.filter(({ due }) => due.tone !== "late")} />
      {hasMore && (
        <p>
          <ArrowLink href={href("/office/enquiries")}>All that wait</ArrowLink>
        </p>
      )}
      <PartsOfModules place="work" today={today} />
      {givenUp.length + lost.length > 0 && (
        <Part title="Mails">
          {lost.length > 0 && <LinkLines lines={lost} />}
          <ul className="grid gap-2">
            {givenUp.map(({ reference, mails }) => (
              <li key={reference}>
                <ArrowLink href={href("/office/enquiries/:reference", { reference })}>
                  {`${formatCount(Number(mails), "mail")} of ${reference} given up`}
                </ArrowLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Held lines={held} hasMore={hasMoreHeld} />
    </OfficePage>
  );
}

function PartsOfModules({ place, today }: { place: TodayPart["place"]; today: TodayData }) {
  const parts = Object.entries(todayParts).filter(([, part]) => part.place === place);
  return parts.map(([name, { Show }]) => <Show key={name} today={today} />);
}

/** Released with one touch: a mistake of the filter costs a buyer. */
function Held({ lines, hasMore }: { lines: TodayPageProps["held"]; hasMore: boolean }) {
  if (lines.length === 0) return null;
  const forms = new Map(lines.map(({ reference, hidden }) => [reference, hidden]));
  return (
    <Part title="Held as spam this week">
      <EnquiryLines
        lines={lines}
        query="view=spam"
        act={({ reference, name }) => (
          <IntentForm
            intent="not spam"
            action={href("/office/enquiries/:reference", { reference })}
            label="Not spam"
            about={name}
            hidden={forms.get(reference)}
          />
        )}
      />
      {hasMore && (
        <p>
          <ArrowLink href={`${href("/office/enquiries")}?view=spam`}>All that are held</ArrowLink>
        </p>
      )}
    </Part>
  );
}

function Waiting({ title, lines }: { title: string; lines: readonly EnquiryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <EnquiryLines lines={lines} />
    </Part>
  );
}
