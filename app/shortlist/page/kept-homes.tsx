import { href } from "react-router";
import { formatCount } from "#app/region/format.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MOST_COMPARED } from "../compare/compare-rows.ts";
import type { Trouble } from "../intents/receive-intent.server.ts";
import { script } from "../live-list.script.ts?script";
import { findAsking, type ListPageData, type ShownHome } from "../show-list.ts";
import { HomeActions } from "./home-actions.tsx";
import { NamePanel } from "./list-panels.tsx";
import { KeptHomeRow } from "./shown-homes.tsx";

type KeptHomesProps = { list: ListPageData; trouble?: Trouble };

export function KeptHomes({ list, trouble }: KeptHomesProps) {
  const { homes } = list;
  const groups = toGroups(homes);
  const isTicked = groups.some(({ homes }) => homes.length > MOST_COMPARED);
  const asking = findAsking(list);
  return (
    <section aria-label="Homes on the list" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink href={href("/saturday")}>Plan your Saturday</ButtonLink>
        {isTicked ? <CompareForm /> : groups.map((group) => <CompareLink key={group.offer} {...group} />)}
      </div>
      <p data-news role="status" hidden className="rounded-xs bg-sand-100 px-5 py-3">
        Someone has changed the homes on this list. <a href={href("/shortlist")}>Show the latest</a>
      </p>
      <ol data-state={list.state} className="border-line border-b">
        {homes.map((home) => (
          <KeptHomeRow key={home.id} home={home}>
            <HomeActions
              home={home}
              isTicked={isTicked && home.isOffered}
              refused={getRefusedNote(trouble, home.id)}
            >
              {home.id === asking && <NamePanel list={list} trouble={trouble} home={asking} />}
            </HomeActions>
          </KeptHomeRow>
        ))}
      </ol>
      <script>{script}</script>
    </section>
  );
}

type Group = { offer: ShownHome["offer"]; homes: readonly ShownHome[]; isOnly: boolean };

/** The homes that can be compared: those for sale, and rentals. */
function toGroups(homes: readonly ShownHome[]): Group[] {
  const offered = homes.filter(({ isOffered }) => isOffered);
  const byOffer = [...Map.groupBy(offered, ({ offer }) => offer)];
  return byOffer
    .map(([offer, homes]) => ({ offer, homes, isOnly: byOffer.length === 1 }))
    .filter(({ homes }) => homes.length > 1);
}

/** Two to four need no choice. */
function CompareLink({ offer, homes, isOnly }: Group) {
  const all = homes.length === 2 ? "both" : `all ${homes.length}`;
  const some = offer === "rent" ? formatCount(homes.length, "rental") : `${homes.length} for sale`;
  const search = new URLSearchParams({ homes: homes.map(({ id }) => id).join(",") });
  return (
    <ButtonLink href={`${href("/compare")}?${search}`} look="secondary">
      Compare {isOnly ? all : `the ${some}`}
    </ButtonLink>
  );
}

function CompareForm() {
  return (
    <form id="compare" action={href("/compare")} autoComplete="off">
      <Button type="submit" look="secondary">
        Compare the ticked homes
      </Button>
    </form>
  );
}

function getRefusedNote(trouble: Trouble | undefined, home: string) {
  const { note, home: about } = trouble?.typed ?? {};
  return trouble && note !== undefined && about === home ? { note, says: trouble.says } : undefined;
}
