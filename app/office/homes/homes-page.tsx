import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { IntentForm } from "../frame/intent-form.tsx";
import { EmptyList, ListSearch } from "../frame/list-search.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import { Pages } from "../frame/pages.tsx";
import { Tabs } from "../frame/tabs.tsx";
import { type HeldFile, HeldFiles } from "./held-files.tsx";
import { type HomeLine, HomeLines } from "./home-line-list.tsx";

type HomesPageProps = {
  view: string;
  views: readonly { value: string; label: string }[];
  search: string;
  page: number;
  lines: readonly HomeLine[];
  hasMore: boolean;
  /** Whether the homes are still those of the supplied files, and may be taken over here. */
  takeOver?: { submission: string; canTake: boolean };
  files: readonly HeldFile[];
  /** Why nothing was done. */
  problem?: string;
};

/** Every home with its state in a sentence. */
export function HomesPage({ takeOver, ...list }: HomesPageProps) {
  if (takeOver) return <TakeOver {...takeOver} problem={list.problem} />;
  return <HomeList {...list} />;
}

type HomeListProps = Omit<HomesPageProps, "takeOver">;

function HomeList({ view, views, search, page, lines, hasMore, files, problem }: HomeListProps) {
  const toAddress = (place: { view: string; page: number }) =>
    `${href("/office/homes")}?${new URLSearchParams({
      view: place.view,
      ...(search && { q: search }),
      ...(place.page > 1 && { page: String(place.page) }),
    })}`;
  return (
    <OfficePage title="Homes" publicPage={href("/listings")}>
      {problem && <ErrorSummary title={problem} errors={{}} />}
      <HeldFiles files={files} />
      <Tabs
        label="Lists of homes"
        tabs={views.map(({ value, label }) => ({
          label,
          href: toAddress({ view: value, page: 1 }),
          isCurrent: value === view,
        }))}
      />
      <ListSearch label="Address, headline, agent or id" view={view} search={search} />
      {lines.length === 0 ? <EmptyList search={search} /> : <HomeLines lines={lines} />}
      <Pages page={page} hasMore={hasMore} toAddress={(number) => toAddress({ view, page: number })} />
      <NewHomeLink />
    </OfficePage>
  );
}

type TakeOverProps = { submission: string; canTake: boolean; problem?: string };

/** Until the office has them, the homes are those of files that somebody else writes. */
function TakeOver({ submission, canTake, problem }: TakeOverProps) {
  return (
    <OfficePage title="Homes">
      {problem && <ErrorSummary title={problem} errors={{}} />}
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
