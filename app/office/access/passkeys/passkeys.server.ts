import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { agency } from "#app/agency/folder/agency.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import type { Person } from "#app/office/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { PasskeyRow } from "../../store/office-rows.ts";
import {
  addedSchema,
  isOwnChallenge,
  isTaken,
  makeChallenge,
  readResponse,
  takeChallenge,
  usedSchema,
} from "./challenges.server.ts";

/** The site's origin, the secret of the browser that got the challenge, and the time (ms). */
type Ceremony = { publicOrigin: string; secret: string; now: number };

export function findPasskeys(db: Database, personId: string) {
  return db
    .selectFrom("passkey")
    .selectAll()
    .where("person_id", "=", personId)
    .orderBy("created_at")
    .execute();
}

/** Options for signing in with any passkey of this site. */
export async function toUseOptions({ publicOrigin, secret, now }: Ceremony) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: toHost(publicOrigin),
    challenge: makeChallenge(secret, now),
    userVerification: "required",
  });
}

/** Options for creating a passkey for a person. */
export async function toAddOptions(person: Person, passkeys: readonly PasskeyRow[], ceremony: Ceremony) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: agency.name,
    rpID: toHost(ceremony.publicOrigin),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    challenge: makeChallenge(ceremony.secret, ceremony.now),
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

type Added = { json: string; name: string; person: { id: string; name: string }; intent: string };

/** Stores and logs a person's new passkey once. Returns its id; undefined for an invalid response. */
export async function addPasskey(
  db: Database,
  { json, name, person, intent, ...ceremony }: Ceremony & Added,
) {
  const response = readResponse(addedSchema, json);
  const credential = response && (await verifyAdded(response, ceremony));
  if (!credential) return undefined;
  const { now } = ceremony;
  return db.transaction().execute(async (transaction) => {
    if (!(await takeChallenge(transaction, getChallenge(response), now))) {
      const kept = await findPasskeys(transaction, person.id);
      return kept.find(({ id }) => id === credential.id)?.id;
    }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("passkey")
      .values({
        id: credential.id,
        person_id: person.id,
        name,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        created_at: now,
        used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return undefined;
    await writeLog(transaction, { person, intent, subject: person.name, after: { passkey: name }, now });
    return credential.id;
  });
}

/**
 * Returns the owner of the passkey that signed; "again" for a form sent twice; `undefined` for an unknown passkey or
 * another browser's challenge.
 */
export async function acceptPasskey(db: Database, { json, ...ceremony }: Ceremony & { json: string }) {
  const response = readResponse(usedSchema, json);
  const passkey = response && (await getPasskey(db, response.id));
  if (!passkey) return undefined;
  // Read after the passkey: a request that sees the counter of the first sign-in then also sees its challenge as
  // used.
  const wasTaken = await isTaken(db, getChallenge(response));
  const counter = await verifyUsed(response, wasTaken ? { ...passkey, counter: 0 } : passkey, ceremony);
  if (counter === undefined) return undefined;
  if (!(await takeChallenge(db, getChallenge(response), ceremony.now))) return "again" as const;
  await db
    .updateTable("passkey")
    .set({ counter, used_at: ceremony.now })
    .where("id", "=", passkey.id)
    .execute();
  return { person: { id: passkey.person_id, name: passkey.personName }, passkeyId: passkey.id };
}

/** Removes a lost passkey and signs its person out everywhere. Within a transaction. Returns the passkey's name. */
export async function removePasskey(db: Database, { id, personId }: { id: string; personId: string }) {
  const removed = await db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .returning("name")
    .executeTakeFirst();
  if (removed) await db.deleteFrom("session").where("person_id", "=", personId).execute();
  return removed?.name;
}

/** A passkey whose owner may sign in. */
export function getPasskey(db: Database, id: string) {
  return db
    .selectFrom("passkey")
    .innerJoin("person", "person.id", "passkey.person_id")
    .selectAll("passkey")
    .select("person.name as personName")
    .where("passkey.id", "=", id)
    .where("person.removed_at", "is", null)
    .executeTakeFirst();
}

async function verifyAdded(response: RegistrationResponseJSON, ceremony: Ceremony) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await verifyRegistrationResponse({ response, ...toExpected(ceremony) }).catch(
    () => undefined,
  );
  return verified?.registrationInfo?.credential;
}

/** The passkey's new counter; `undefined` for an invalid signature. */
async function verifyUsed(response: AuthenticationResponseJSON, passkey: PasskeyRow, ceremony: Ceremony) {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const credential = {
    id: passkey.id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
    counter: passkey.counter,
  };
  const sent = { response, credential, ...toExpected(ceremony) };
  const verified = await verifyAuthenticationResponse(sent).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

function toExpected({ publicOrigin, secret, now }: Ceremony) {
  return {
    expectedChallenge: (challenge: string) => isOwnChallenge(challenge, secret, now),
    expectedOrigin: publicOrigin,
    expectedRPID: toHost(publicOrigin),
    requireUserVerification: true,
  };
}

/** The signed challenge in canonical base64url, since the same bytes can be spelled in several ways. */
function getChallenge({ response }: AuthenticationResponseJSON | RegistrationResponseJSON) {
  return Buffer.from(response.clientDataJSON, "base64url").toString("base64url");
}

function toHost(origin: string) {
  return new URL(origin).hostname;
}

/** Imported on first use, so that visitors' requests never load the library. */
function loadLibrary() {
  return import("@simplewebauthn/server");
}
