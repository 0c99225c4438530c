import { href } from "react-router";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { SearchedList, type SearchedListProps } from "#app/office/frame/searched-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { HomesQuestions } from "./home-slots.ts";
import { type HomeRow, HomeTable } from "./home-table.tsx";
import { HomesQuestionsPart } from "./homes-questions-part.tsx";

type HomesPageProps = {
  list: Pick<SearchedListProps, "views" | "view" | "page" | "sort" | "hasMore">;
  lines: readonly HomeRow[];
  /** Whether the homes are still those of the supplied files, and may be taken over here. */
  takeOver?: { submission: string; canTake: boolean };
  /** What modules ask, and what they say. */
  asked: readonly HomesQuestions[];
  remarks: readonly string[];
  problem?: string;
};

export function HomesPage({ list, lines, takeOver, asked, remarks, problem }: HomesPageProps) {
  if (takeOver) return <TakeOver {...takeOver} problem={problem} />;
  return (
    <OfficePage title="Homes" publicPage={href("/listings")}>
      {problem && <ErrorSummary title={problem} />}
      <NewHomeLink />
      {asked.map((each) => (
        <HomesQuestionsPart key={each.title} {...each} />
      ))}
      <SearchedList
        path={href("/office/homes")}
        label="Lists of homes"
        isEmpty={lines.length === 0}
        {...list}
      >
        <HomeTable rows={lines} list={list} />
      </SearchedList>
      {remarks.map((words) => (
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
