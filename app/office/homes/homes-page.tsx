import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { ActForm } from "../frame/act-form.tsx";
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
};

/** Every home with its state in a sentence. */
export function HomesPage({ view, views, search, page, lines, hasMore, takeOver, files }: HomesPageProps) {
  const toAddress = (place: { view: string; page: number }) =>
    `${href("/office/homes")}?${new URLSearchParams({
      view: place.view,
      ...(search && { q: search }),
      ...(place.page > 1 && { page: String(place.page) }),
    })}`;
  if (takeOver) return <TakeOver {...takeOver} />;
  return (
    <OfficePage title="Homes">
      <HeldFiles files={files} />
      <Tabs
        label="Lists of homes"
        tabs={views.map(({ value, label }) => ({
          label,
          href: toAddress({ view: value, page: 1 }),
          isCurrent: value === view,
        }))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not styled alike by all browsers yet */}
      <form method="get" role="search" className="grid max-w-prose grid-cols-rest-auto items-end gap-3">
        <input type="hidden" name="view" value={view} />
        <TextField
          name="q"
          label="Address, headline, agent or id"
          type="search"
          defaultValue={search}
          autoComplete="off"
        />
        <Button type="submit" look="secondary">
          Search
        </Button>
      </form>
      {lines.length === 0 ? (
        <p className="text-lead text-tide">
          {search ? `Nothing in this list matches “${search}”.` : "This list is empty."}
        </p>
      ) : (
        <HomeLines lines={lines} />
      )}
      <Pages page={page} hasMore={hasMore} toAddress={(number) => toAddress({ view, page: number })} />
      <p>
        <ButtonLink href={href("/office/homes/new")} look="secondary">
          New home
        </ButtonLink>
      </p>
    </OfficePage>
  );
}

/** Until the office has them, the homes are those of files that somebody else writes. */
function TakeOver({ submission, canTake }: { submission: string; canTake: boolean }) {
  return (
    <OfficePage title="Homes">
      <p className="max-w-prose text-lead text-tide">
        The homes of the site still come from files on the server. Once you take them over, every home is
        edited here, its address and its page stay the same, and later changes to those files are not read any
        more.
      </p>
      {canTake ? (
        <ActForm act="take over" label="Take the homes over" look="primary" hidden={{ submission }} />
      ) : (
        <p>Somebody of the office, or the principal, can do that.</p>
      )}
    </OfficePage>
  );
}
