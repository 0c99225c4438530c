import { href, redirect } from "react-router";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { endSession, endSessions, sessionCookie } from "#app/office/access/sessions.server.ts";
import { toExpired } from "#app/store/cookies.server.ts";
import type { Route } from "./+types/sign-out.ts";

/** A link must not sign anybody out: redirects to the account. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return redirect(href("/office/account"), 302);
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async ({ db, intent, secret, person }) => {
    if (intent === "sign out everywhere") await endSessions(db, person.id);
    else await endSession(db, secret);
    return redirect(href("/office/sign-in"), {
      status: 303,
      headers: { "Set-Cookie": await toExpired(sessionCookie) },
    });
  });
}

/** Never shown; without a component a refusal would not be a page. */
export default function SignOut() {
  return null;
}
