import { href } from "react-router";
import { formatNumber } from "#app/region/format.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { IntentForm, OfficePage, Part } from "../frame/office-page.tsx";
import { SeeIt } from "./draft-page.tsx";

type IssuePageProps = {
  id: string;
  subject: string;
  /** "Sending: 120 of 900". */
  state: string;
  text: string;
  counts: { sent: number; waiting: number };
  /** Addresses whose mail servers refused it. */
  unreached: readonly string[];
  isPaused: boolean;
};

/** An issue that has begun: its words stay. */
export function IssuePage({ id, subject, state, text, counts, unreached, isPaused }: IssuePageProps) {
  const numbers = { Sent: counts.sent, Waiting: counts.waiting, "Not reached": unreached.length };
  return (
    <OfficePage title={subject}>
      <p>
        <BackLink href={href("/office/newsletter")}>All issues</BackLink>
      </p>
      <p className="text-lead text-tide">{state}</p>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {Object.entries(numbers).map(([label, count]) => (
          <div key={label}>
            <dt className="text-slate text-sm">{label}</dt>
            <dd className="font-display text-h3 tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {isPaused && <IntentForm intent="go on" label="Go on" look="primary" />}
      {!isPaused && counts.waiting > 0 && <IntentForm intent="pause issue" label="Pause" />}
      {unreached.length > 0 && (
        <Part title="Not reached">
          <p>Their mail servers take nothing for these addresses.</p>
          <ul className="divide-y divide-line border-line border-y">
            {unreached.map((email) => (
              <li key={email} className="wrap-anywhere py-3">
                {email}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <SeeIt id={id} text={text} />
    </OfficePage>
  );
}
