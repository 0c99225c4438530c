import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { IntentForm } from "../frame/intent-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import { SearchedList } from "../frame/searched-list.tsx";
import { type HeldFile, HeldFiles } from "./held-files.tsx";
import { type HomeLine, HomeLines } from "./home-line-list.tsx";

type HomesPageProps = {
  list: Pick<Parameters<typeof SearchedList>[0], "views" | "view" | "search" | "page" | "hasMore">;
  lines: readonly HomeLine[];
  /** Whether the homes are still those of the supplied files, and may be taken over here. */
  takeOver?: { submission: string; canTake: boolean };
  files: readonly HeldFile[];
  /** Why nothing was done. */
  problem?: string;
};

/** Every home with its state in a sentence. */
export function HomesPage({ list, lines, takeOver, files, problem }: HomesPageProps) {
  if (takeOver) return <TakeOver {...takeOver} problem={problem} />;
  return (
    <OfficePage title="Homes" publicPage={href("/listings")}>
      {problem && <ErrorSummary title={problem} />}
      <HeldFiles files={files} />
      <SearchedList
        path={href("/office/homes")}
        label="Lists of homes"
        searchLabel="Address, headline, agent or id"
        isEmpty={lines.length === 0}
        {...list}
      >
        <HomeLines lines={lines} />
      </SearchedList>
      <NewHomeLink />
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
