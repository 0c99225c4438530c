import { redirect } from "react-router";
import type { Database } from "#app/store/database.server.ts";
import { writeLog } from "../../log/log.server.ts";
import { knownCookie, lockCookie, readCookie, sessionCookie } from "../cookies.server.ts";
import { startSession } from "../sessions.server.ts";
import { rememberBrowser } from "./known-browsers.server.ts";
import { takeLink } from "./sign-ins.server.ts";

type SignIn = {
  person: { id: string; name: string };
  /** The passkey or the link with which they signed in. */
  by: { passkeyId: string } | { linkId: string };
  /** The page to go on to. */
  path: string;
  now: number;
};

/**
 * Signs a person in, in place of who was signed in in this browser before, remembers the browser, and writes it down. A link
 * is used up in the same transaction, so that it still works when the store fails. Undefined when it was used meanwhile.
 */
export async function signIn(db: Database, request: Request, { person, by, path, now }: SignIn) {
  const previous = await readCookie(sessionCookie, request);
  const known = await readCookie(knownCookie, request);
  const signedIn = await db.transaction().execute(async (transaction) => {
    if ("linkId" in by && !(await takeLink(transaction, by.linkId, now))) return undefined;
    const passkeyId = "passkeyId" in by ? by.passkeyId : undefined;
    const after = { by: passkeyId ? "phone’s lock" : "link" };
    await writeLog(transaction, { person, intent: "sign in", subject: person.name, after, now });
    return {
      session: await startSession(transaction, { personId: person.id, passkeyId, previous, now }),
      known: await rememberBrowser(transaction, { secret: known, personId: person.id, now }),
    };
  });
  if (!signedIn) return undefined;
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie.serialize(signedIn.session));
  headers.append("Set-Cookie", await knownCookie.serialize(signedIn.known));
  if ("passkeyId" in by) headers.append("Set-Cookie", await lockCookie.serialize(by.passkeyId));
  return redirect(path, { status: 303, headers });
}
