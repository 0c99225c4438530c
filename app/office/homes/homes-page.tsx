import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { IntentForm, OfficePage } from "../frame/office-page.tsx";
import { SearchedList } from "../frame/searched-list.tsx";
import { type HomeRow, HomeTable } from "./home-table.tsx";

/** More homes than these are shown when somebody asks for them. */
const MOST_OPEN = 12;

/** `homes`: what the file would take off the lists. */
export type HeldFile = {
  id: string;
  name: string;
  provider: string;
  reason: string;
  at: string;
  homes: readonly { id: string; address: string }[];
  /** For each form: sent twice, it is done once. */
  submissions: { approve: string; reject: string };
};

type HomesPageProps = {
  list: Pick<Parameters<typeof SearchedList>[0], "views" | "view" | "search" | "page" | "sort" | "hasMore">;
  lines: readonly HomeRow[];
  /** Whether the homes are still those of the supplied files, and may be taken over here. */
  takeOver?: { submission: string; canTake: boolean };
  files: readonly HeldFile[];
  /** What the agency's software sends for nothing, in sentences. */
  notTaken: readonly string[];
  problem?: string;
};

export function HomesPage({ list, lines, takeOver, files, notTaken, problem }: HomesPageProps) {
  if (takeOver) return <TakeOver {...takeOver} problem={problem} />;
  return (
    <OfficePage title="Homes" publicPage={href("/listings")}>
      {problem && <ErrorSummary title={problem} />}
      <NewHomeLink />
      <HeldFiles files={files} />
      <SearchedList
        path={href("/office/homes")}
        label="Lists of homes"
        searchLabel="Address, headline, agent or id"
        isEmpty={lines.length === 0}
        {...list}
      >
        <HomeTable rows={lines} list={list} />
      </SearchedList>
      {notTaken.map((words) => (
        <p key={words} className="max-w-prose text-slate">
          {words}
        </p>
      ))}
    </OfficePage>
  );
}

type TakeOverProps = { submission: string; canTake: boolean; problem?: string };

/** Until the office has them, the homes are those of files that somebody else writes. */
function TakeOver({ submission, canTake, problem }: TakeOverProps) {
  return (
    <OfficePage title="Homes">
      {problem && <ErrorSummary title={problem} />}
      <p className="max-w-prose text-lead text-tide">
        The homes of the site still come from files on the server. Once you take them over, every home is
        edited here, its address and its page stay the same, and later changes to those files are not read any
        more.
      </p>
      {canTake ? (
        <IntentForm intent="take over" label="Take the homes over" look="primary" hidden={{ submission }} />
      ) : (
        <p>Somebody of the office, or the principal, can do that.</p>
      )}
      <NewHomeLink />
    </OfficePage>
  );
}

function NewHomeLink() {
  return (
    <p>
      <ButtonLink href={href("/office/homes/new")} look="secondary">
        New home
      </ButtonLink>
    </p>
  );
}

/** Files of the agency's software that would take many homes off the lists, and wait for somebody. */
export function HeldFiles({ files }: { files: readonly HeldFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-h3">Held files</h2>
      <ul className="grid gap-3">
        {files.map(({ id, name, provider, reason, at, homes, submissions }) => (
          <li key={id} className="grid gap-3 rounded-sm bg-sand-50 p-5">
            <p className="wrap-anywhere">
              <span className="font-semibold">{name}</span> of {provider}, {at}: {reason}.
            </p>
            <HomesToLeave homes={homes} />
            <p className="text-slate text-sm">
              Approved, it is read within a minute. Rejected, everything stays as it is published: tell its
              sender.
            </p>
            <div className="flex flex-wrap gap-3">
              <IntentForm
                intent="approve file"
                label="Approve"
                hidden={{ file: id, submission: submissions.approve }}
              />
              <IntentForm
                intent="reject file"
                label="Reject"
                hidden={{ file: id, submission: submissions.reject }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomesToLeave({ homes }: Pick<HeldFile, "homes">) {
  if (homes.length === 0) return null;
  return (
    <details open={homes.length <= MOST_OPEN}>
      <summary className="flex min-h-12 items-center font-semibold">
        {homes.length === 1 ? "The home" : `The ${homes.length} homes`} it would take off
      </summary>
      <ul className="grid">
        {homes.map(({ id, address }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={href("/office/homes/:id", { id })}
            >
              {address}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
