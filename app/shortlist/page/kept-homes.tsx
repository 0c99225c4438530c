import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MOST_COMPARED } from "../compare/compare-rows.ts";
import type { Trouble } from "../intents/receive-intent.server.ts";
import { script } from "../live-list.script.ts?script";
import { findHomeAskingName, type ListPageData, type ShownHome } from "../show-list.ts";
import { HomeActions } from "./home-actions.tsx";
import { NamePanel } from "./list-panels.tsx";
import { KeptHomeRow } from "./shown-homes.tsx";

type KeptHomesProps = { list: ListPageData; trouble?: Trouble };

export function KeptHomes({ list, trouble }: KeptHomesProps) {
  const { homes } = list;
  const comparable = findComparable(homes);
  const kinds = new Set(comparable.map(({ offer }) => offer));
  const isTicked = comparable.length > MOST_COMPARED || kinds.size > 1;
  const asking = findHomeAskingName(list);
  return (
    <section aria-label="Homes on the list" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink href={href("/saturday")}>Plan your Saturday</ButtonLink>
        {isTicked ? <CompareForm /> : <CompareLink homes={comparable} />}
      </div>
      <p data-news role="status" hidden className="rounded-xs bg-sand-100 px-5 py-3">
        Someone has changed the homes on this list. <a href={href("/shortlist")}>Show the latest</a>
      </p>
      <ol data-state={list.state} className="border-line border-b">
        {homes.map((home) => (
          <KeptHomeRow key={home.id} home={home}>
            <HomeActions
              home={home}
              isTicked={isTicked && comparable.includes(home)}
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

/** Homes on the market that share their offer, sale or rent, with another home of the list. */
function findComparable(homes: readonly ShownHome[]) {
  const offered = homes.filter(({ isOffered }) => isOffered);
  return offered.filter((home) => offered.some((other) => other !== home && other.offer === home.offer));
}

/** For two to four homes, which can be compared without a choice. */
function CompareLink({ homes }: { homes: readonly ShownHome[] }) {
  if (homes.length === 0) return null;
  const search = new URLSearchParams({ homes: homes.map(({ id }) => id).join(",") });
  return (
    <ButtonLink href={`${href("/compare")}?${search}`} look="secondary">
      Compare {homes.length === 2 ? "both" : `all ${homes.length}`}
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
