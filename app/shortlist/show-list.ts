import { href } from "react-router";
import { formatDayOfYear, formatShortDate, formatTimes } from "#app/region/format.ts";
import type { ChosenHome } from "./chosen-homes.server.ts";
import type { Snapshot, Vote } from "./kept-list.ts";
import type { OwnList } from "./own-list.server.ts";
import type { KeptHome, Opinion } from "./store/lists.server.ts";

/** A home on the page of a list. One that has left the site has no page, picture or facts. */
export type ShownHome = Pick<Snapshot, "title" | "address" | "price" | "offer" | "status"> &
  Partial<Pick<ChosenHome, "facts" | "href" | "picture" | "changedAt">> & {
    id: string;
    /** Whether the home is on the market, and can be compared. */
    isOffered: boolean;
    nextOpen?: string;
    /** How the home differs from when it was kept. */
    changes: string[];
    own: { vote?: Vote; note: string };
    /** Other members' votes and notes. */
    others: Opinion[];
  };

type Shown = {
  kept: readonly KeptHome[];
  /** Current homes by source id; `undefined` while the listings cannot be read. */
  current: ReadonlyMap<string, ChosenHome> | undefined;
  opinions?: readonly Opinion[];
  memberId?: string;
};

/** Builds the homes of a list's page, in the order in which they were kept. */
export function toShownHomes({ kept, current, opinions = [], memberId }: Shown): ShownHome[] {
  return kept.map((item) => {
    const home = current?.get(item.home);
    const isGone = current !== undefined && !home;
    const seen = home?.snapshot ?? { ...item.seen, isGone };
    const { title, address, price, offer } = seen;
    const own = opinions.find((each) => each.home === item.home && each.memberId === memberId);
    return {
      id: item.home,
      title,
      address,
      price,
      offer,
      status: isGone ? "No longer on the market" : seen.status,
      facts: home?.facts,
      isOffered: home !== undefined && !home.isEnded,
      href: home?.href,
      picture: home?.picture,
      changedAt: home?.changedAt,
      nextOpen: home && toNextOpen(home),
      changes: describeChanges({ ...item, seen }),
      own: { vote: own?.vote, note: own?.note ?? "" },
      others: opinions.filter(
        ({ home: about, memberId: whose, vote, note }) =>
          about === item.home && whose !== memberId && (vote || note),
      ),
    };
  });
}

function toNextOpen({ isEnded, inspections: [next] }: ChosenHome) {
  if (isEnded) return undefined;
  if (!next) return "No open time yet";
  return `Open ${formatShortDate(next.date).text}, ${formatTimes(next.start, next.end)}`;
}

type Page = { own: OwnList; current: Shown["current"]; origin: string };

export type ListPageData = {
  homes: readonly ShownHome[];
  state: string;
  /** The visitor's first name; empty until it is given. */
  name: string;
  links: OwnList["links"];
  members: number;
};

/** Builds the page of the visitor's own list; `origin` is the site's. */
export function toListPage({ own, current, origin }: Page): ListPageData {
  const { member, kept, opinions, state, links, members } = own;
  return {
    homes: toShownHomes({ kept, current, opinions, memberId: member.id }),
    state,
    name: member.name,
    links: toLinks(links, origin),
    members,
  };
}

/**
 * The first home with the visitor's vote, while they have given no name: the page asks for it there, so that others
 * know whose vote it is.
 */
export function findHomeAskingName({ name, homes }: Pick<ListPageData, "name" | "homes">) {
  return name === "" ? homes.find(({ own }) => own.vote)?.id : undefined;
}

function toLinks({ join, calendar }: OwnList["links"], origin: string): OwnList["links"] {
  return {
    join: join && new URL(href("/shortlist/join/:token", { token: join }), origin).href,
    calendar: calendar && new URL(href("/shortlist/:token/opens.ics", { token: calendar }), origin).href,
  };
}

type Seen = { kept: Snapshot; seen: Snapshot; changedOn?: string };

/** Describes how a home differs from when it was kept: "Guide $2.3M → $2.4M, 14 November". */
export function describeChanges({ kept, seen, changedOn }: Seen): string[] {
  if (seen.isGone) return [withDay("No longer on the market", changedOn)];
  const isEnded = seen.endedOn !== undefined || seen.status === "Sold" || seen.status === "Leased";
  const status = seen.status !== kept.status ? describeStatus(seen, changedOn) : undefined;
  const price =
    seen.price !== kept.price && !isEnded
      ? withDay(`${seen.priceName} ${kept.price} → ${seen.price}`, changedOn)
      : undefined;
  return [status, price].filter((change) => change !== undefined);
}

function describeStatus({ status, price, endedOn }: Snapshot, changedOn?: string) {
  if (status === "Sold") {
    const isSaid = price.startsWith("$");
    return withDay(isSaid ? `Sold ${price}` : "Sold, price withheld", endedOn ?? changedOn);
  }
  return withDay(status ?? "Back on the market", endedOn ?? changedOn);
}

function withDay(words: string, day: string | undefined) {
  return day ? `${words}, ${formatDayOfYear(day)}` : words;
}
