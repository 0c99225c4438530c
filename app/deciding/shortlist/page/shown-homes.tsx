import type { ReactNode } from "react";
import { href } from "react-router";
import { toHomeCrumbs } from "#app/document/site/breadcrumbs.tsx";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { formatCount } from "#app/region/format.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { ShownHome } from "../show-list.ts";
import { HomeRow } from "./home-row.tsx";

type ShownHomesPageProps = {
  title: string;
  lead: string;
  homes: readonly ShownHome[];
  children?: ReactNode;
};

/** Homes that somebody else keeps, or that stand in the address: to read. */
export function ShownHomesPage({ title, lead, homes, children }: ShownHomesPageProps) {
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Shortlist")} title={title}>
        {lead}
      </PageHeader>
      <div className="wrap grid gap-8 pb-(--section)">
        {children}
        {homes.length > 0 && (
          <ol className="border-line border-b">
            {homes.map((home) => (
              <HomeRow key={home.id} home={home} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

type JoinPageProps = {
  /** The homes of the shared list; `undefined` when the link leads nowhere. */
  homes: readonly ShownHome[] | undefined;
  names: readonly string[];
  /** How many homes the reader keeps already. */
  own: number;
  /** Why it was not joined. */
  says?: string;
};

/** Which list is shared, and the button that makes it one's own. */
export function JoinPage({ homes, names, own, says }: JoinPageProps) {
  if (!homes) return <NoLink says={says} />;
  const whose = names.length > 0 ? `${names.join(" and ")}’s list` : "A list";
  return (
    <ShownHomesPage
      title="A list to share"
      lead={`${whose} of ${formatCount(homes.length, "home")}.`}
      homes={homes}
    >
      {says && <ErrorSummary title={says} />}
      <form method="post" className="grid max-w-prose justify-items-start gap-4">
        <p className="text-lead text-tide">
          Press the button, and it is your list too: what you keep, vote and write, the others on it see.
          {own > 0 && ` The ${formatCount(own, "home")} you keep already will be added to it.`}
        </p>
        <Button type="submit">Share this list</Button>
      </form>
    </ShownHomesPage>
  );
}

export function NoLink({ says }: { says?: string }) {
  return (
    <ShownHomesPage title="This link leads nowhere" lead="" homes={[]}>
      <div className="grid max-w-prose justify-items-start gap-4">
        <p className="text-lead text-tide">
          {says ?? "It was withdrawn or replaced, or the list was erased. Ask whoever sent it for a new one."}
        </p>
        <ButtonLink href={href("/shortlist")}>Open your shortlist</ButtonLink>
      </div>
    </ShownHomesPage>
  );
}
