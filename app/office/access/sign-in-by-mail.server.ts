import { redirect } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { readCookie } from "#app/store/cookies.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { writeLog } from "../log/office-log.server.ts";
import { knownCookie, lockCookie, rememberBrowser, sessionCookie, startSession } from "./sessions.server.ts";
import { makeLink, takeLink } from "./sign-ins.server.ts";

type SignIn = {
  person: { id: string; name: string };
  /** The passkey or link that was used to sign in. */
  by: { passkeyId: string } | { linkId: string };
  /** The page to continue at. */
  path: string;
  now: number;
};

/**
 * Signs a person in, in place of the browser's previous session, remembers the browser and logs it. The link is used
 * up in the same transaction, so that it still works if the store fails. Undefined if the link was used meanwhile.
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

/** Each attempt has a new link, so it must not look like a duplicate mail; `undefined` if there is nothing to send. */
export async function makeSignInMail(
  db: Database,
  signIn: string,
  { origin, now }: { origin: string; now: number },
) {
  const link = await makeLink(db, signIn, now);
  if (!link) return undefined;
  const { token, person } = link;
  const mail = toMail({
    to: { name: person.name, address: person.email },
    subject: `Sign in to the office of ${agency.name}`,
    letter: {
      paragraphs: [
        `Hello ${person.name},`,
        "Open this page and press the button to sign in. The link works once, within fifteen minutes of being asked for.",
      ],
      link: { label: "Sign in", url: `${origin}/office/sign-in/link?${new URLSearchParams({ token })}` },
      closing: ["If you did not ask for it, do nothing: nobody gets in without this link."],
    },
  });
  return { ...mail, id: makeId(now) };
}
