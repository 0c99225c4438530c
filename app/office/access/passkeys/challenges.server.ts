import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { hashSecret } from "#app/store/make-token.server.ts";

const LIFE_MS = 5 * 60_000;
const TIME_BYTES = 8;

/**
 * Makes the challenge for a passkey to sign, from the time and the browser's secret. It is stored only once used, so
 * opening the page writes no row.
 */
export function makeChallenge(secret: string, now: number) {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(now));
  return new Uint8Array([...time, ...sign(time, secret)]);
}

/** Whether a challenge (base64url) was made for this secret within five minutes. */
export function isOwnChallenge(challenge: string, secret: string, now: number) {
  const bytes = Buffer.from(challenge, "base64url");
  if (secret === "" || bytes.length <= TIME_BYTES) return false;
  const time = bytes.subarray(0, TIME_BYTES);
  const signature = bytes.subarray(TIME_BYTES);
  const expected = sign(time, secret);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  const age = now - Number(time.readBigUInt64BE());
  return age >= 0 && age < LIFE_MS;
}

/** Marks a challenge as used, and keeps it for a day like a sign-in. False when it was used before. */
export async function takeChallenge(db: Database, challenge: string, now: number) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("sign_in")
    .values({
      id: hashSecret(challenge),
      email_hash: "",
      network_hash: "",
      browser_hash: "",
      known_hash: null,
      person_id: null,
      token_hash: null,
      path: "",
      asked_at: now,
      used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isTaken(db: Database, challenge: string) {
  const taken = db.selectFrom("sign_in").select("id").where("id", "=", hashSecret(challenge));
  return (await taken.executeTakeFirst()) !== undefined;
}

function sign(time: Buffer, secret: string) {
  return createHmac("sha256", secret).update(time).digest();
}

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const shared = {
  id: base64url,
  rawId: base64url,
  type: v.literal("public-key"),
  clientExtensionResults: v.object({}),
};

/** The response after signing in with a passkey. */
export const usedSchema = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(v.string()),
  }),
});

/** The response after adding a passkey. */
export const addedSchema = v.object({
  ...shared,
  response: v.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

/** Parses a browser's response; `undefined` if it is malformed. */
export function readResponse<Schema extends v.GenericSchema>(schema: Schema, json: string) {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return success ? output : undefined;
}
