import type { ReactNode } from "react";
import { href } from "react-router";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { formatCount } from "#app/region/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { Calendar } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { ShownHome } from "../show-list.ts";

type SharedListProps = { title: string; lead: string; homes: readonly ShownHome[]; children: ReactNode };

/** Another person's list, read-only. */
function SharedList({ title, lead, homes, children }: SharedListProps) {
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
  /** The homes of the shared list; `undefined` for an unknown or withdrawn link. */
  homes: readonly ShownHome[] | undefined;
  names: readonly string[];
  own: number;
  /** The visitor's name, as typed or from their own list. */
  name: string;
  /** Why the list was not joined. */
  trouble?: { says: string; isAboutName: boolean };
};

export function JoinPage({ homes, names, own, name, trouble }: JoinPageProps) {
  if (!homes) return <NoLink says={trouble?.says} />;
  const whose = names.length > 0 ? `${names.join(" and ")}’s list` : "A list";
  return (
    <SharedList
      title="You’re invited to a shortlist"
      lead={`${whose} of ${formatCount(homes.length, "home")}.`}
      homes={homes}
    >
      {trouble &&
        (trouble.isAboutName ? (
          <ErrorSummary title="You have not joined yet" errors={{ name: trouble.says }} />
        ) : (
          <ErrorSummary title={trouble.says} />
        ))}
      <form method="post" noValidate className="grid max-w-prose justify-items-start gap-4">
        <p className="text-lead text-tide">
          Join to decide together. Everyone on the list sees the homes you keep, your votes and your notes.
          {own > 0 && ` The ${formatCount(own, "home")} you keep already will be added to it.`}
        </p>
        <div className="w-full max-w-form">
          <TextField
            name="name"
            label="Your first name"
            hint="The others on the list see it beside your votes and notes."
            autoComplete="given-name"
            defaultValue={name}
            error={trouble?.isAboutName ? trouble.says : undefined}
          />
        </div>
        <Button type="submit">Join this list</Button>
      </form>
    </SharedList>
  );
}

function NoLink({ says }: { says?: string }) {
  return (
    <SharedList title="This link no longer works" lead="" homes={[]}>
      <div className="grid max-w-prose justify-items-start gap-4">
        <p className="text-lead text-tide">
          {says ??
            "It has been switched off or replaced, or the list has been erased. Ask the person who sent it for a new one."}
        </p>
        <ButtonLink href={href("/shortlist")}>Open your shortlist</ButtonLink>
      </div>
    </SharedList>
  );
}

function HomeRow({ home }: { home: ShownHome }) {
  return (
    <HomeItem home={home}>
      <p className="text-slate text-sm">{home.title}</p>
      {home.facts && <p className="text-sm">{home.facts}</p>}
      <Price home={home} />
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={home.offer === "rent" ? "rent" : "sand"}>
          {home.offer === "rent" ? "For rent" : "For sale"}
        </Badge>
        <Status home={home} />
      </p>
      <NextOpen home={home} />
      <Changes home={home} />
    </HomeItem>
  );
}

/** A home of the visitor's own list: name, price, next open time, changes, and `children`, its actions. */
export function KeptHomeRow({ home, children }: { home: ShownHome; children: ReactNode }) {
  return (
    <HomeItem home={home} actions={children}>
      <Price home={home} />
      {home.status && (
        <p className="text-sm">
          <Status home={home} />
        </p>
      )}
      <NextOpen home={home} />
      <Changes home={home} />
    </HomeItem>
  );
}

type HomeItemProps = { home: ShownHome; actions?: ReactNode; children: ReactNode };

function HomeItem({ home, actions, children }: HomeItemProps) {
  return (
    <li
      id={`home-${home.id}`}
      className="grid scroll-mt-under-header gap-x-8 gap-y-3 border-line border-t py-5 target:bg-sand-50 lg:grid-cols-2 print:break-inside-avoid"
    >
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
          {children}
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
      {actions}
    </li>
  );
}

function Price({ home }: { home: ShownHome }) {
  return <p className="font-display text-h3">{home.price}</p>;
}

function Status({ home: { status } }: { home: ShownHome }) {
  if (!status) return null;
  return (
    <Badge tone={status === "Under offer" || status === "Deposit taken" ? "offer" : "sold"}>{status}</Badge>
  );
}

function NextOpen({ home: { nextOpen } }: { home: ShownHome }) {
  if (!nextOpen) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Calendar className="size-4 flex-none text-slate" />
      {nextOpen}
    </p>
  );
}

function Changes({ home: { changes } }: { home: ShownHome }) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-1 justify-self-start rounded-xs bg-banksia-100 px-3 py-2 text-banksia-700 text-sm">
      <p className="sr-only">Since it was kept:</p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
