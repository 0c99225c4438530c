import { href } from "react-router";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { SeeIt } from "./draft-page.tsx";

type IssuePageProps = {
  id: string;
  subject: string;
  /** "Sending: 120 of 900". */
  state: string;
  text: string;
  /** Addresses whose mail servers refused the issue. */
  unreached: readonly string[];
  isPaused: boolean;
  /** Whether mails are waiting to be sent. */
  isWaiting: boolean;
};

/** An issue that is being sent, or has been; its words can no longer change. */
export function IssuePage({ id, subject, state, text, unreached, isPaused, isWaiting }: IssuePageProps) {
  return (
    <OfficePage title={subject} back={{ href: href("/office/newsletter"), label: "All issues" }}>
      <p className="text-lead text-tide">{state}</p>
      {isPaused && <IntentForm intent="go on" label="Go on" look="primary" />}
      {!isPaused && isWaiting && <IntentForm intent="pause issue" label="Pause" />}
      {unreached.length > 0 && (
        <Part title="Not reached">
          <p>The mail servers of these addresses refused it.</p>
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
