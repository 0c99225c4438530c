import { data, href, redirect } from "react-router";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { unlessAway } from "#app/enquiries/form/unless-away.server.ts";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { findMannerErrors, frequencies, mannerSchema, toManner, topics } from "#app/listings/alerts/alert.ts";
import { describeAlert } from "#app/listings/alerts/alert-mails.server.ts";
import { type Alerts, alertsContext } from "#app/listings/alerts/alerts.server.ts";
import { AlertList, type ShownAlert } from "#app/listings/alerts/page/alert-list.tsx";
import type { AlertRow } from "#app/listings/alerts/store/alert-rows.ts";
import {
  changeAlert,
  confirmAlerts,
  eraseFollower,
  followerCookie,
  getFollower,
  pauseAlerts,
  stopAlerts,
} from "#app/listings/alerts/store/followers.server.ts";
import { withSearch } from "#app/listings/search/list-address.ts";
import { toExpired } from "#app/store/cookies.server.ts";
import { ErrorSummary, SuccessNotice } from "#app/ui/form/notices.tsx";
import { parseForm } from "#app/ui/form/parse-form.ts";
import type { Route } from "./+types/alerts.ts";

const TITLE = "What you are told";

export function meta() {
  return toUnlistedMeta(TITLE);
}

/** A token that is wrong, old or erased shows the same page, without an alert. */
export function loader(args: Route.LoaderArgs) {
  return unlessAway(args, () => readAlerts(args));
}

async function readAlerts({ params, url, context }: Route.LoaderArgs) {
  const alerts = context.get(alertsContext);
  const own = await getFollower(alerts.db, params.token);
  const shown = own?.alerts.map((alert) => toShown(alert, alerts)) ?? [];
  const { paused_until: until, refused_at } = own?.follower ?? {};
  return data(
    {
      alerts: shown,
      isPaused: until != null && until > Date.now(),
      isRefused: refused_at != null,
      done: url.searchParams.get("done") ?? "",
      changing: url.searchParams.get("change"),
      calendarHref: href("/alerts/:token/opens.ics", { token: params.token }),
    },
    { status: own ? 200 : 404 },
  );
}

function toShown(alert: AlertRow, { criteria, findHomes }: Alerts): ShownAlert {
  const homes = findHomes();
  const chosen = alert.topics.split(",");
  const listing = alert.home === null ? undefined : homes?.get(alert.home);
  const list = alert.list === "sale" ? href("/listings") : href("/rentals");
  return {
    id: alert.id,
    words: describeAlert(alert, criteria, homes),
    href:
      alert.criteria === null
        ? listing && toListingLinks(listing).share
        : withSearch(list, new URLSearchParams(alert.criteria)),
    isAboutSearch: alert.criteria !== null,
    isConfirmed: alert.confirmed_at !== null,
    askedAt: alert.asked_at,
    frequency: alert.frequency,
    often: frequencies.find(({ value }) => value === alert.frequency)?.words ?? "",
    told: alert.criteria === null ? "" : sayTopics(chosen),
    chosen,
  };
}

function sayTopics(chosen: readonly string[]) {
  const labels = topics.flatMap(({ value, label }) => (chosen.includes(value) ? [label.toLowerCase()] : []));
  return labels.join("; ");
}

const says = new Map([
  ["confirm", "You will be told."],
  ["change", "Changed."],
  ["pause", "Paused. Nothing comes until it is over, or you go on."],
  ["resume", "It goes on."],
  ["stop", "Stopped. No more mails of it."],
]);

/** The buttons of the page; and the mail program's own, which posts to the address with "stop" (RFC 8058). */
export function action(args: Route.ActionArgs) {
  return unlessAway(args, () => changeAlerts(args));
}

async function changeAlerts({ request, params, url, context }: Route.ActionArgs) {
  const { db, dataDir } = context.get(alertsContext);
  const form = await request.formData();
  const isOneClick = form.get("List-Unsubscribe") === "One-Click";
  if (!isOneClick && !request.headers.has("Origin")) throw data(null, { status: 403 });
  const own = await getFollower(db, params.token);
  const act = isOneClick ? "stop" : String(form.get("act"));
  if (!own) return data({ problem: undefined }, { status: 404 });
  const followerId = own.follower.id;
  const stop = url.searchParams.get("stop") ?? undefined;
  const id = isOneClick ? (stop === "all" ? undefined : stop) : toText(form.get("id"));
  const headers = new Headers();
  if (act === "change") {
    const parsed = parseForm(mannerSchema, form);
    const alert = own.alerts.find((each) => each.id === id);
    const errors =
      parsed.status === "ok" && alert ? findMannerErrors(parsed.output, alert.criteria !== null) : {};
    const [problem = parsed.status === "ok" ? undefined : "Choose how often a mail comes."] =
      Object.values(errors);
    if (problem || parsed.status !== "ok") return data({ problem }, { status: 422 });
    await changeAlert(db, { id: id ?? "", followerId, manner: toManner(parsed.output) });
  }
  if (act === "confirm") {
    await confirmAlerts(db, { followerId, until: parseMs(form.get("until")), now: Date.now() });
    headers.set("Set-Cookie", await followerCookie.serialize(params.token));
  }
  if (act === "pause" || act === "resume") await pauseAlerts(db, followerId, Date.now(), act === "pause");
  if (act === "stop") await stopAlerts(db, followerId, Date.now(), id);
  if (act === "erase") {
    await eraseFollower(db, followerId, dataDir);
    headers.set("Set-Cookie", await toExpired(followerCookie));
  }
  // Mail programs follow no redirect.
  if (isOneClick) return data({ problem: undefined });
  return redirect(`${url.pathname}?${new URLSearchParams({ done: act })}#sent`, { status: 303, headers });
}

function parseMs(value: FormDataEntryValue | null) {
  return /^\d{1,15}$/.test(toText(value) ?? "") ? Number(value) : 0;
}

function toText(value: FormDataEntryValue | null) {
  return typeof value === "string" ? value : undefined;
}

export default function AlertsOfOne({ loaderData, actionData }: Route.ComponentProps) {
  const { alerts, done, ...page } = loaderData;
  const message = says.get(done);
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs(TITLE)} title={TITLE} />
      <div className="wrap grid gap-7 pb-(--section)">
        {actionData?.problem && <ErrorSummary title={actionData.problem} />}
        {message && !actionData?.problem && <SuccessNotice title={message} />}
        {alerts.length > 0 ? (
          <AlertList alerts={alerts} {...page} />
        ) : (
          <p className="max-w-prose text-lead text-tide">
            Nothing is asked for here, so no mail comes. On every list and on the page of every home, “Tell
            me” asks for one.
          </p>
        )}
      </div>
    </>
  );
}
