import { href, redirect } from "react-router";
import { handleIntent } from "#app/office/access/require-person.server.ts";
import { endSession, endSessions, sessionCookie } from "#app/office/access/sessions.server.ts";
import { toExpired } from "#app/store/cookies.server.ts";
import type { Route } from "./+types/sign-out.ts";

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
