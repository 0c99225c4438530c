import { redirect } from "react-router";
import type { Database } from "#app/store/database.server.ts";
import { writeLog } from "../log/log.server.ts";
import { readCookie, sessionCookie } from "./cookies.server.ts";
import { startSession } from "./sessions.server.ts";

type Arrival = {
  person: { id: string; name: string };
  /** What they showed; without it, a link. */
  passkeyId?: string;
  /** The page to go on to. */
  path: string;
  now: number;
};

/** Signs a person in, in place of who was signed in in this browser before, and writes it down. */
export async function arrive(db: Database, request: Request, { person, passkeyId, path, now }: Arrival) {
  const previous = await readCookie(sessionCookie, request);
  const secret = await db.transaction().execute(async (transaction) => {
    const after = { by: passkeyId ? "phone’s lock" : "link" };
    await writeLog(transaction, { person, act: "sign in", subject: person.name, after, now });
    return startSession(transaction, { personId: person.id, passkeyId, previous, now });
  });
  return redirect(path, { status: 303, headers: { "Set-Cookie": await sessionCookie.serialize(secret) } });
}
