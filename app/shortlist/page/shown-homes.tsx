import type { ReactNode } from "react";
import { href } from "react-router";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { formatCount } from "#app/region/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { Calendar } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { ShownHome } from "../show-list.ts";

type ShownHomesPageProps = { title: string; lead: string; homes: readonly ShownHome[]; children?: ReactNode };

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
  own: number;
  says?: string;
};

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
    <ShownHomesPage title="This link no longer works" lead="" homes={[]}>
      <div className="grid max-w-prose justify-items-start gap-4">
        <p className="text-lead text-tide">
          {says ??
            "It has been switched off or replaced, or the list has been erased. Ask the person who sent it for a new one."}
        </p>
        <ButtonLink href={href("/shortlist")}>Open your shortlist</ButtonLink>
      </div>
    </ShownHomesPage>
  );
}

export function HomeRow({ home, children }: { home: ShownHome; children?: ReactNode }) {
  return (
    <li
      id={`home-${home.id}`}
      className="grid scroll-mt-under-header gap-x-8 gap-y-5 border-line border-t py-6 target:bg-sand-50 lg:grid-cols-2 print:break-inside-avoid"
    >
      <HomeFacts home={home} />
      {children}
    </li>
  );
}

function HomeFacts({ home }: { home: ShownHome }) {
  return (
    <div className="grid grid-cols-rest-auto items-start gap-x-5 gap-y-1">
      <div className="grid gap-1">
        <h2 className="font-sans font-semibold text-base leading-snug">
          {home.href ? (
            <a href={home.href} className="inline-block min-h-6 no-underline hover:underline">
              {home.address}
            </a>
          ) : (
            home.address
          )}
        </h2>
        <p className="text-slate text-sm">{home.title}</p>
        {home.facts && <p className="text-sm">{home.facts}</p>}
        <p className="font-display text-h3">{home.price}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={home.offer === "rent" ? "rent" : "sand"}>
            {home.offer === "rent" ? "For rent" : "For sale"}
          </Badge>
          {home.status && (
            <Badge tone={home.status === "Under offer" || home.status === "Deposit taken" ? "offer" : "sold"}>
              {home.status}
            </Badge>
          )}
        </p>
        {home.nextOpen && (
          <p className="flex items-center gap-1.5 text-sm">
            <Calendar aria-hidden="true" className="size-4 text-slate" />
            {home.nextOpen}
          </p>
        )}
        {home.changes.length > 0 && (
          <div className="mt-1 justify-self-start rounded-xs bg-banksia-100 px-3 py-2 text-banksia-700 text-sm">
            <p className="sr-only">Since it was kept:</p>
            <ul>
              {home.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {home.picture && (
        <div className="w-36 overflow-hidden rounded-xs sm:w-60">
          <Picture
            picture={home.picture}
            version={home.changedAt}
            sizes={pictureSizes.chosen}
            alt=""
            className="aspect-card"
          />
        </div>
      )}
    </div>
  );
}
