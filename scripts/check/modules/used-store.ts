import { execFileSync } from "node:child_process";
import { openDatabase } from "#app/open-database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";

const email = "reader@mail.example";

/** Fills a new store as the whole site would: a newsletter reader, and an issue waiting for them. */
export async function fillStore(dataDir: string) {
  const db = await openDatabase({ dataDir });
  const now = Date.now();
  const reader = { id: makeId(now), email, token: makeId(now), wording: "the newsletter", campaign: null };
  await db
    .insertInto("subscriber")
    .values({ ...reader, state: "confirmed", asked_at: now, confirmed_at: now, left_at: null })
    .execute();
  const payload = { channel: "issue", issue: "2026-12", subscriber: reader.id } as const;
  const notices = [{ kind: "issue", payload }];
  await addNotices(db, { subjectId: reader.id, notices, state: "queued", now });
  await db.destroy();
}

/** Throws if the reader, the waiting issue or the enquiry was lost. */
export async function checkNothingIsLost(dataDir: string) {
  const db = await openDatabase({ dataDir });
  const readers = await db.selectFrom("subscriber").select("email").execute();
  const waiting = await db
    .selectFrom("notice")
    .select(["state", "attempts"])
    .where("kind", "=", "issue")
    .execute();
  const enquiries = await db.selectFrom("enquiry").select("id").execute();
  await db.destroy();
  if (readers.length !== 1) throw new Error("the reader of the newsletter was lost");
  if (waiting[0]?.state !== "queued" || waiting[0].attempts !== 0)
    throw new Error(`the issue that waited is ${JSON.stringify(waiting)}`);
  if (enquiries.length === 0) throw new Error("the enquiries were lost");
}

/** Throws unless erasing a person fails and reports what it cannot reach. */
export function checkErasing(copy: string, dataDir: string) {
  const command = ["ops/enquiries/main.ts", "erase", email];
  try {
    execFileSync(process.execPath, command, {
      cwd: copy,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: "pipe",
    });
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
    if (said.includes("not searched: subscriber")) return;
    throw new Error(`erasing a person said: ${said}`);
  }
  throw new Error("erasing a person did not say that the newsletter's readers were not searched");
}
