import { href } from "react-router";
import * as v from "valibot";
import { signature } from "#app/agency/agency-mail.server.ts";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toShareUrl } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { describeFacts } from "#app/listings/card/listing-facts.ts";
import { withSearch } from "#app/listings/search/list-address.ts";
import type { MailMaker, MailServices } from "#app/module-server.ts";
import { formatDayOfYear, formatTimes, formatWeekday } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { type MailPayload, type Row, toMail } from "#app/store/outbox/letter.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import { pictureFallbackUrl } from "#app/ui/picture/picture-address.ts";
import { type Criteria, openCriteria } from "./criteria.server.ts";
import { toDaytime } from "./due-times.ts";
import { readState, type State } from "./home-state.ts";
import type { AlertMatchRow, AlertRow, AlertsMails, FollowerRow } from "./store/alert-rows.ts";
import { findQueued, noteMailed, type QueuedAlert } from "./store/matches.server.ts";

const MOST_HOMES = 20;

type MailOptions = Omit<MailServices, "db">;

/** Makes an alert's mail at the time of sending: by day only, within a day of being queued, without outdated news. */
export const alertMail: MailMaker<AlertsMails["alert"]> = {
  schema: v.object({ alert: v.string(), queuedAt: v.number() }),
  async make(notice, { db, ...options }) {
    const now = Date.now();
    if (now - notice.queuedAt >= DAY_MS) return undefined;
    const day = toDaytime(now);
    if (day > now) return day;
    const queued = await findQueued(db, notice, now);
    const mail = queued && toAlertMail(queued, options);
    if (mail) await noteMailed(db, notice.alert, now);
    return mail;
  },
};

/** The mail of an alert; undefined once none of its news is true. Throws while the homes cannot be read. */
export function toAlertMail(
  alert: QueuedAlert,
  { findHomes, catalogue, publicOrigin, texts }: MailOptions,
): MailPayload | undefined {
  const homes = findHomes();
  // Throws, so that sending is retried: homes that cannot be read have not left the market.
  if (!homes) throw new Error("The homes cannot be read.");
  const rows = [...Map.groupBy(alert.matches, ({ home }) => home)].flatMap(([home, matches]) => {
    const listing = homes.get(home);
    return toRow(matches, listing, publicOrigin) ?? [];
  });
  if (rows.length === 0) return undefined;
  const rest = rows.length - MOST_HOMES;
  const asked = describeAlert(alert, openCriteria(catalogue, texts.get), homes);
  const { phone } = texts.get().office;
  return toMail({
    to: { name: "", address: alert.email },
    subject: toSubject(rows),
    letter: {
      paragraphs: [sayWhatWasAsked(asked, alert.asked_at)],
      rows: [...rows.slice(0, MOST_HOMES), ...(rest > 0 ? [toRest(rest, alert, publicOrigin)] : [])],
      link: { label: "Change, pause or stop", url: toAlertsUrl(alert.token, publicOrigin) },
      closing: [`${signature.join(", ")}. ${phone}`],
    },
    headers: toListHeaders(alert, publicOrigin),
  });
}

function toSubject(rows: readonly Row[]) {
  const [first] = rows;
  return rows.length === 1 && first ? first.label : `News about ${rows.length} homes`;
}

function sayWhatWasAsked(asked: string, askedAt: number) {
  return `You asked for this on ${formatDayOfYear(toAgencyDay(askedAt))}: ${asked}.`;
}

const SAMPLE_HOMES = 2;
type Sample = { words: string; isAboutSearch: boolean; origin: string };

/** A sample of an alert's mail, made from homes as they are now; undefined where no home would be in it. */
export function toSampleMail(homes: readonly AnyListing[], { words, isAboutSearch, origin }: Sample) {
  const [news, shown] = isAboutSearch
    ? ["New", homes.filter((home) => !isEnded(home))]
    : ["New open times", homes.filter(({ nextInspection }) => nextInspection)];
  const rows = shown.slice(0, SAMPLE_HOMES).map((home) => toHomeRow(home, news, toPriceLine(home), origin));
  if (rows.length === 0) return undefined;
  return {
    subject: toSubject(rows),
    paragraphs: [sayWhatWasAsked(words, Date.now())],
    rows: rows.map(({ label, value }) => ({ label, value })),
  };
}

function toRest(count: number, { list, criteria }: QueuedAlert, origin: string): Row {
  const path = list === "sale" ? href("/listings") : href("/rentals");
  return {
    label: `And ${count} more`,
    value: "",
    url: origin + withSearch(path, new URLSearchParams(criteria ?? "")),
  };
}

/** Describes the search or the home of an alert. */
export function describeAlert(
  { list, criteria: query, home }: Pick<AlertRow, "list" | "criteria" | "home">,
  criteria: Criteria,
  homes: ReadonlyMap<string, AnyListing> | undefined,
) {
  if (home !== null) {
    const listing = homes?.get(home);
    return listing ? `What changes at ${toFullAddress(listing)}` : "A home that is no longer on our website";
  }
  return criteria[list].describe(query ?? "");
}

/** One home's row in a mail; undefined where none of its news is still true. */
function toRow(
  matches: readonly AlertMatchRow[],
  listing: AnyListing | undefined,
  origin: string,
): Row | undefined {
  const [oldest] = matches;
  const news = new Set(matches.flatMap((match) => match.news.split(",")));
  const before = oldest?.before ? readState(oldest.before) : undefined;
  if (!listing) {
    const isTold = before && news.has("status");
    return isTold ? { label: `No longer on the market: ${before.address}`, value: "" } : undefined;
  }
  const said = sayNews(news, listing, before);
  if (said.length === 0) return undefined;
  const price = toPriceLine(listing);
  const hadOther = said.includes(NEW_PRICE) && before && listing.showsPrice;
  const priceWords = hadOther ? `${price} (before: ${before.price})` : price;
  return toHomeRow(listing, said.join(", "), priceWords, origin);
}

function toHomeRow(listing: AnyListing, said: string, priceWords: string, origin: string): Row {
  const [picture] = listing.hasPictures ? listing.pictures : [];
  return {
    label: `${said}: ${toFullAddress(listing)}`,
    value: [describeFacts(listing), priceWords, toTime(listing)].filter(Boolean).join("\n"),
    url: toShareUrl(origin, listing),
    picture: picture && new URL(pictureFallbackUrl(picture, listing.changedAt), origin).href,
  };
}

const NEW_PRICE = "New price";

function sayNews(news: ReadonlySet<string>, listing: AnyListing, before?: State) {
  // A new home has no other news, since readers do not know its earlier state.
  if (news.has("new") && !isEnded(listing)) return ["New"];
  const status = toStatusLabel(listing);
  const hasStatus = news.has("status") && (before?.isGone || before?.status !== status);
  const hasPrice = news.has("price") && before?.price !== toPriceLine(listing);
  return [
    ...(hasStatus ? [status ?? "Back on the market"] : []),
    ...(hasPrice ? [NEW_PRICE] : []),
    ...(news.has("times") ? ["New open times"] : []),
  ];
}

function toTime({ nextInspection }: AnyListing) {
  if (!nextInspection) return undefined;
  const { date, start, end } = nextInspection;
  return `Open ${formatWeekday(date)}, ${formatTimes(start, end)}`;
}

type Reader = Pick<FollowerRow, "email" | "token">;

function toAlertsUrl(token: string, origin: string) {
  return origin + href("/alerts/:token", { token });
}

/** Asks the owner of an address to confirm; until then nothing else is sent. */
export function toConfirmNotice(follower: Reader, asked: string, origin: string): NewNotice {
  const letter = {
    paragraphs: [
      `Somebody, probably you, asked ${agency.name} to email this address about: ${asked}.`,
      "If it was you, open this page and press the button within seven days. If it wasn’t, do nothing: you won’t hear from us again, and we will erase your address.",
    ],
    link: { label: "Confirm what you asked for", url: toAlertsUrl(follower.token, origin) },
    closing: signature,
  };
  const mail = { to: { name: "", address: follower.email }, subject: "Please confirm your alert" };
  return {
    kind: "alert-confirm",
    payload: toMail({ ...mail, letter, headers: toListHeaders({ ...follower, id: undefined }, origin) }),
  };
}

/** RFC 8058: the mail program's own button posts to this address, which stops this alert, or all without an id. */
function toListHeaders({ token, id }: { token: string; id?: string }, origin: string) {
  const stop = new URLSearchParams(id ? { stop: id } : { stop: "all" });
  return {
    "List-Unsubscribe": `<${toAlertsUrl(token, origin)}?${stop}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
