import { href } from "react-router";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Trouble } from "../intents/receive-intent.server.ts";
import type { ListPageData } from "../show-list.ts";
import { ViewHomes } from "../view-homes.tsx";
import { KeptHomes } from "./kept-homes.tsx";
import { SharePanel } from "./share-panel.tsx";

type ShortlistPageProps = {
  /** "away" while the list cannot be read. */
  list: ListPageData | "away" | undefined;
  /** The browser refused the cookie of a new list. */
  hasNoCookie?: boolean;
  trouble?: Trouble;
};

export function ShortlistPage({ list, hasNoCookie, trouble }: ShortlistPageProps) {
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Shortlist")} title="Shortlist">
        The homes you are keeping, and what has changed. Share the list and decide together.
      </PageHeader>
      <div className="wrap grid gap-8 pb-(--section)">
        {hasNoCookie && (
          <ErrorSummary title="Your browser didn’t accept our cookie, so the home isn’t kept. Allow it, and press the heart again." />
        )}
        {trouble && <TroubleNotice trouble={trouble} field={findField(list, trouble)} />}
        {list === "away" ? <Away trouble={trouble} /> : <ListOrEmpty list={list} trouble={trouble} />}
      </div>
    </>
  );
}

function ListOrEmpty({ list, trouble }: { list: ListPageData | undefined; trouble?: Trouble }) {
  return (
    <>
      {!list && <TypedText trouble={trouble} />}
      {list && list.homes.length > 0 ? <KeptHomes list={list} trouble={trouble} /> : <Empty />}
      {list && <SharePanel list={list} trouble={trouble} />}
    </>
  );
}

/** Shows typed text to copy when its form is not on the page. */
function TypedText({ trouble }: { trouble?: Trouble }) {
  const { note, name } = trouble?.typed ?? {};
  const typed = note ?? name;
  if (!typed) return null;
  return (
    <div className="grid gap-4">
      <p className="font-semibold">What you typed, to copy:</p>
      <p className="wrap-anywhere max-w-prose whitespace-pre-line">{typed}</p>
    </div>
  );
}

function Away({ trouble }: { trouble?: Trouble }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-sm border border-line bg-white p-6">
      <h2 className="font-display text-h3">We can’t open your shortlist at the moment</h2>
      <p className="max-w-prose text-tide">
        Nothing on it is lost. Please try again in a minute. You can still look through our homes, but not
        keep any just now.
      </p>
      <TypedText trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href("/shortlist")}>Load it again</ButtonLink>
        <ButtonLink href={href("/listings")} look="secondary">
          View homes for sale
        </ButtonLink>
      </div>
    </div>
  );
}

type TroubleNoticeProps = {
  trouble: Trouble;
  /** The id of the field in error, where the page has it. */
  field: string | undefined;
};

function TroubleNotice({ trouble: { says, back }, field }: TroubleNoticeProps) {
  return (
    <div className="grid gap-3">
      {field ? (
        <ErrorSummary title="Nothing was saved" errors={{ [field]: says }} />
      ) : (
        <ErrorSummary title={says} />
      )}
      {back !== href("/shortlist") && (
        <p>
          <a href={back} className="underline">
            Back to where you were
          </a>
        </p>
      )}
    </div>
  );
}

function findField(list: ShortlistPageProps["list"], { typed: { note, home, name } }: Trouble) {
  if (!list || list === "away") return undefined;
  if (note !== undefined) return `note-${home}`;
  return name === undefined ? undefined : "name";
}

function Empty() {
  return (
    <div className="grid justify-items-start gap-4 rounded-sm border border-line bg-white p-6">
      <h2 className="font-display text-h3">No homes kept yet</h2>
      <p className="max-w-prose text-tide">
        Press the heart on a home to keep it here, with its price, its next open time and anything that
        changes. It needs one cookie in your browser, which holds only a number.
      </p>
      <ViewHomes />
    </div>
  );
}
