import { href } from "react-router";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { formatCount } from "#app/region/format.ts";
import { makeId } from "#app/store/make-id.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { describeIssue } from "../office/issue-state.ts";
import { findIssueDrafts } from "../store/issue-drafts.server.ts";
import { countIssues, findIssues } from "../store/stored-issues.server.ts";
import { countConfirmed } from "../store/subscribers.server.ts";
import type { Route } from "./+types/issues.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  const drafts = await findIssueDrafts(db);
  const issues = await findIssues(db);
  const countMails = await countIssues(db);
  return {
    newId: makeId(now),
    readers: await countConfirmed(db),
    lines: [
      ...drafts.map((draft) => ({ ...draft, state: "Draft" })),
      ...issues.map((issue) => ({
        id: issue.id,
        subject: issue.subject,
        state: describeIssue(issue, countMails(issue.id)).state,
      })),
    ],
  };
}

export default function Newsletter({ loaderData: { newId, readers, lines } }: Route.ComponentProps) {
  return (
    <OfficePage title="Newsletter">
      <p className="text-lead text-tide">
        {readers > 0
          ? `It goes to ${formatCount(readers, "subscriber")}.`
          : "Nobody has confirmed an address for it yet."}
      </p>
      <p>
        <ButtonLink href={href("/office/newsletter/:id", { id: newId })}>Write an issue</ButtonLink>
      </p>
      {lines.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {lines.map(({ id, subject, state }) => (
            <li key={id}>
              <a
                href={href("/office/newsletter/:id", { id })}
                className="grid min-h-14 content-center gap-x-4 py-2 no-underline hover:bg-mist sm:grid-cols-rest-auto"
              >
                <span className="wrap-anywhere font-semibold">{subject}</span>
                <span className="text-slate text-sm">{state}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </OfficePage>
  );
}
