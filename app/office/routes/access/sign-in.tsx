import { data, redirect } from "react-router";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { toNetwork } from "#app/enquiries/form/rate-limit.server.ts";
import { PasskeyForm } from "#app/office/access/passkeys/passkey-form.tsx";
import { acceptPasskey, getPasskey, toUseOptions } from "#app/office/access/passkeys/passkeys.server.ts";
import { loadSignIn, type SignInEntrance, toOfficePath } from "#app/office/access/require-person.server.ts";
import { browserCookie, knownCookie, lockCookie, makeSecret } from "#app/office/access/sessions.server.ts";
import { signIn } from "#app/office/access/sign-in-by-mail.server.ts";
import { askForLink } from "#app/office/access/sign-ins.server.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { signInParts } from "#app/slots/office-sign-in.ts";
import { readCookie } from "#app/store/cookies.server.ts";
import { FieldError, TextField } from "#app/ui/form/field.tsx";
import { ErrorSummary, SuccessNotice } from "#app/ui/form/notices.tsx";
import { isEmailAddress } from "#app/ui/form/text-rules.ts";
import type { Route } from "./+types/sign-in.ts";

const HOUR_SECONDS = 60 * 60;
const NOT_SIGNED_IN =
  "The phone’s lock did not sign you in: it was removed here, or this page was open for more than five minutes. Try again, or use a link.";
const STORE_AWAY = "The store does not answer. Please send it again in a minute.";

export async function loader(args: Route.LoaderArgs) {
  const { browser, db, ...place } = await loadSignIn(args);
  const passkeyId = await readCookie(lockCookie, args.request);
  const search = new URL(args.request.url).searchParams;
  const secret = browser || makeSecret();
  // While the store is away the passkey is offered, and checked when it is used.
  const hasLock = passkeyId !== "" && (await getPasskey(db, passkeyId).catch(() => true));
  const shown = {
    path: toOfficePath(search.get("next") ?? ""),
    isSent: search.has("sent"),
    lock: hasLock ? await toUseOptions({ ...place, secret }) : undefined,
  };
  return data(shown, { headers: { "Set-Cookie": await browserCookie.serialize(secret) } });
}

export async function action(args: Route.ActionArgs) {
  const entrance = await loadSignIn(args);
  const path = toOfficePath(entrance.values.next ?? "");
  if (entrance.intent === "use passkey") return signInByPasskey(args, { ...entrance, path });
  const email = (entrance.values.email ?? "").trim();
  if (!isEmailAddress(email)) {
    const error = email ? "Invalid email address" : "Enter your email address";
    return data({ email, error }, { status: 422 });
  }
  const browser = entrance.browser || makeSecret();
  const network = toNetwork(args.context.get(visitorContext).address);
  const known = await readCookie(knownCookie, args.request);
  const asked = { email, network, browser, known, path, now: entrance.now };
  const isAsked = await askForLink(entrance.db, asked).catch(() => undefined);
  if (isAsked === undefined) return data({ email, error: STORE_AWAY }, { status: 503 });
  if (!isAsked)
    return data(
      { email, isTooMany: true },
      { status: 429, headers: { "Retry-After": String(HOUR_SECONDS) } },
    );
  entrance.outbox.wake();
  const sent = new URLSearchParams({ sent: "1", next: path });
  return redirect(`/office/sign-in?${sent}`, {
    status: 303,
    headers: { "Set-Cookie": await browserCookie.serialize(browser) },
  });
}

async function signInByPasskey(
  { request }: Route.ActionArgs,
  { db, values, browser, path, ...place }: SignInEntrance & { path: string },
) {
  try {
    const used = await acceptPasskey(db, { ...place, secret: browser, json: values.response ?? "" });
    if (!used) return data({ passkeyError: NOT_SIGNED_IN }, { status: 422 });
    // Continue if the first attempt signed this browser in; otherwise the page asks again.
    if (used === "again") return redirect(path, 303);
    const { person, passkeyId } = used;
    return await signIn(db, request, { person, by: { passkeyId }, path, now: place.now });
  } catch (error) {
    place.log.error({ err: error }, "a passkey cannot be looked up");
    return data({ passkeyError: STORE_AWAY }, { status: 503 });
  }
}

type Refused = {
  /** The hourly limit is reached: nothing was sent. */
  isTooMany?: boolean;
  email?: string;
  error?: string;
  passkeyError?: string;
};

/** The same for every address, so that it does not tell whether a person has it. */
const TOO_MANY =
  "We did not send a link: five have been asked for with this address in the past hour, or twenty from your network. Use the newest link in your inbox, or ask in a browser that you have signed in with before. Otherwise try again in an hour.";

/** Signs in with the phone's lock, or asks for the address to send a link to. */
export default function SignIn({ loaderData: { path, isSent, lock }, actionData }: Route.ComponentProps) {
  const { isTooMany, email, error, passkeyError }: Refused = actionData ?? {};
  if (isSent)
    return (
      <OfficePage title="Sign in">
        <SuccessNotice title="Check your inbox.">
          If the address is one of ours, a link is on its way. It works for fifteen minutes, once.
        </SuccessNotice>
      </OfficePage>
    );
  return (
    <OfficePage title="Sign in">
      {isTooMany && <ErrorSummary title={TOO_MANY} />}
      {signInParts.map((Part) => (
        <Part key={Part.name} />
      ))}
      <div className="grid w-full max-w-96 gap-8">
        <IntentForm intent="ask for link" label="Send me a link" hidden={{ next: path }}>
          <TextField
            name="email"
            label="Your e-mail address at the agency"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={email}
            error={error}
          />
        </IntentForm>
        <FieldError name="passkey">{passkeyError}</FieldError>
        {lock && (
          <PasskeyForm
            use="sign in"
            intent="use passkey"
            label="Use this phone’s lock"
            options={lock}
            hidden={{ next: path }}
          />
        )}
      </div>
    </OfficePage>
  );
}
