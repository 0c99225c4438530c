import { data, href, redirect } from "react-router";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { withSearch } from "#app/listings/search/list-address.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import { toExpired } from "#app/store/cookies.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { ErrorSummary, SuccessNotice } from "#app/ui/form/notices.tsx";
import { parseForm } from "#app/ui/form/parse-form.ts";
import { findPreferenceErrors, PAUSE_DAYS, preferencesSchema, toPreferences } from "../alert.ts";
import { describeAlert } from "../alert-mails.server.ts";
import { type Alerts, alertsContext } from "../alerts.server.ts";
import { AlertList, type ShownAlert } from "../page/alert-list.tsx";
import type { AlertRow } from "../store/alert-rows.ts";
import { eraseFollower } from "../store/erase-follower.server.ts";
import {
  changeAlert,
  confirmAlerts,
  followerCookie,
  getFollower,
  pauseAlerts,
  stopAlerts,
} from "../store/followers.server.ts";
import type { Route } from "./+types/own-alert.ts";

const TITLE = "Your email alerts";

export function meta() {
  return toUnlistedMeta(TITLE);
}

/** An unknown or erased token answers 404 with the same page and no alerts. */
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
  const { id, confirmed_at, asked_at, frequency } = alert;
  const homes = findHomes();
  const listing = homes?.get(alert.home ?? "");
  const list = alert.list === "sale" ? href("/listings") : href("/rentals");
  const shown = {
    id,
    words: describeAlert(alert, criteria, homes),
    isConfirmed: confirmed_at !== null,
    askedAt: asked_at,
    frequency,
  };
  return alert.criteria === null
    ? { ...shown, href: listing && toListingLinks(listing).share }
    : {
        ...shown,
        href: withSearch(list, new URLSearchParams(alert.criteria)),
        chosen: alert.topics.split(","),
      };
}

const messages = new Map([
  ["confirm", "Thank you. Your emails are on."],
  ["change", "Your changes are saved."],
  ["pause", `Paused for ${PAUSE_DAYS} days. You can start again whenever you like.`],
  ["resume", "Your emails are on again."],
  ["stop", "Stopped. You won’t get these emails any more."],
]);

/** Handles the page's buttons, and a mail program's own, which posts to the address with "stop" (RFC 8058). */
export function action(args: Route.ActionArgs) {
  return unlessAway(args, () => changeAlerts(args));
}

async function changeAlerts({ request, params, url, context }: Route.ActionArgs) {
  const { db, dataDir } = context.get(alertsContext);
  const form = await request.formData();
  const isOneClick = form.get("List-Unsubscribe") === "One-Click";
  if (!isOneClick && !request.headers.has("Origin")) throw data(null, { status: 403 });
  const own = await getFollower(db, params.token);
  if (!own) return data({ problem: undefined }, { status: 404 });
  const followerId = own.follower.id;
  if (isOneClick) {
    const stopped = url.searchParams.get("stop") ?? undefined;
    await stopAlerts(db, followerId, Date.now(), stopped === "all" ? undefined : stopped);
    // Mail programs do not follow redirects.
    return data({ problem: undefined });
  }
  const [act, id, until] = ["act", "id", "until"].map((name) => toText(form.get(name)));
  const headers = new Headers();
  if (act === "change") {
    const problem = await changePreferences(
      db,
      form,
      own.alerts.find((alert) => alert.id === id),
    );
    if (problem) return data({ problem }, { status: 422 });
  }
  if (act === "confirm") {
    const ms = Number(until);
    await confirmAlerts(db, { followerId, until: Number.isSafeInteger(ms) ? ms : 0, now: Date.now() });
    headers.set("Set-Cookie", await followerCookie.serialize(params.token));
  }
  if (act === "pause" || act === "resume") await pauseAlerts(db, followerId, Date.now(), act === "pause");
  if (act === "stop") await stopAlerts(db, followerId, Date.now(), id);
  if (act === "erase") {
    await eraseFollower(db, followerId, dataDir);
    headers.set("Set-Cookie", await toExpired(followerCookie));
  }
  const done = new URLSearchParams({ done: act ?? "" });
  return redirect(`${url.pathname}?${done}#sent`, { status: 303, headers });
}

/** Saves the frequency and topics of an alert, or returns what is wrong with them. */
async function changePreferences(db: Database, form: FormData, alert: AlertRow | undefined) {
  const parsed = parseForm(preferencesSchema, form);
  if (parsed.status !== "ok") return "Choose how often we email you.";
  if (!alert) return undefined;
  const [problem] = Object.values(findPreferenceErrors(parsed.output, alert.criteria !== null));
  if (!problem) await changeAlert(db, alert, toPreferences(parsed.output));
  return problem;
}

function toText(value: FormDataEntryValue | null) {
  return typeof value === "string" ? value : undefined;
}

export default function AlertsOfOne({ loaderData, actionData }: Route.ComponentProps) {
  const { alerts, done, ...page } = loaderData;
  const message = messages.get(done);
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
            You have no email alerts. To start one, choose “Email me new homes” on any list, or “Email me when
            something changes” on a home’s page.
          </p>
        )}
      </div>
    </>
  );
}
