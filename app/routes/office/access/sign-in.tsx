import { data, redirect } from "react-router";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { toNetwork } from "#app/enquiries/form/rate-limit.server.ts";
import { isEmailAddress } from "#app/mail/email-address.ts";
import { arrive } from "#app/office/access/arrive.server.ts";
import { browserCookie, knownCookie, lockCookie, readCookie } from "#app/office/access/cookies.server.ts";
import { comeToDoor, type Door, getText, toOwnPath } from "#app/office/access/enter.server.ts";
import { makeSecret } from "#app/office/access/secrets.server.ts";
import { SignInPage } from "#app/office/access/sign-in/sign-in-page.tsx";
import { askForLink } from "#app/office/access/sign-in/sign-ins.server.ts";
import { acceptPasskey, findLock, toUseOptions } from "#app/office/passkeys/passkeys.server.ts";
import type { Route } from "./+types/sign-in.ts";

const HOUR_SECONDS = 60 * 60;
const NOT_SIGNED_IN =
  "The phone’s lock did not sign you in: it was removed here, or this page was open for more than five minutes. Try again, or use a link.";
const STORE_AWAY = "The store does not answer. Please send it again in a minute.";

export async function loader(args: Route.LoaderArgs) {
  const { browser, db, ...place } = await comeToDoor(args);
  const passkeyId = await readCookie(lockCookie, args.request);
  const search = new URL(args.request.url).searchParams;
  const secret = browser || makeSecret();
  const shown = {
    path: toOwnPath(search.get("next") ?? ""),
    // While the store is away, whether the lock still works shows when it is used.
    lock: await findLock(db, passkeyId).catch(() => (passkeyId === "" ? undefined : ("here" as const))),
    isSent: search.has("sent"),
    options: await toUseOptions({ ...place, secret }),
  };
  return data(shown, { headers: { "Set-Cookie": await browserCookie.serialize(secret) } });
}

export async function action(args: Route.ActionArgs) {
  const door = await comeToDoor(args);
  const path = toOwnPath(getText(door.form, "next"));
  if (door.act === "use passkey") return signInByPasskey(args, { ...door, path });
  const email = getText(door.form, "email").trim();
  if (!isEmailAddress(email)) {
    const error = email ? "Invalid email address" : "Enter your email address";
    return data({ email, error }, { status: 422 });
  }
  const browser = door.browser || makeSecret();
  const network = toNetwork(args.context.get(visitorContext).address);
  const known = await readCookie(knownCookie, args.request);
  const isAsked = await askForLink(door.db, { email, network, browser, known, path, now: door.now }).catch(
    () => undefined,
  );
  if (isAsked === undefined) return data({ email, error: STORE_AWAY }, { status: 503 });
  if (!isAsked)
    return data(
      { email, isTooMany: true },
      { status: 429, headers: { "Retry-After": String(HOUR_SECONDS) } },
    );
  door.outbox.wake();
  const sent = new URLSearchParams({ sent: "1", next: path });
  return redirect(`/office/sign-in?${sent}`, {
    status: 303,
    headers: { "Set-Cookie": await browserCookie.serialize(browser) },
  });
}

async function signInByPasskey(
  { request }: Route.ActionArgs,
  { db, form, browser, path, ...place }: Door & { path: string },
) {
  try {
    const used = await acceptPasskey(db, { ...place, secret: browser, json: getText(form, "response") });
    if (!used) return data({ passkeyError: NOT_SIGNED_IN }, { status: 422 });
    const { person, passkeyId } = used;
    return await arrive(db, request, { person, by: { passkeyId }, path, now: place.now });
  } catch (error) {
    place.log.error({ err: error }, "a passkey cannot be looked up");
    return data({ passkeyError: STORE_AWAY }, { status: 503 });
  }
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} {...actionData} />;
}
