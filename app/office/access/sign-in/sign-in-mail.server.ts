import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { makeLink } from "./sign-ins.server.ts";

const payloadSchema = v.object({ signIn: v.string() });

/** The mail with a link to sign in, for the outbox. */
export function createSignInMaker(db: Database, origin: string) {
  return {
    "sign-in": (payload: unknown) =>
      makeSignInMail(db, v.parse(payloadSchema, payload).signIn, { origin, now: Date.now() }),
  };
}

/** With a new link at each attempt, so it must not look like the same mail; `undefined` when nobody is to get one. */
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
        "Open this page and press the button to sign in. The link works once, for fifteen minutes from when it was asked for.",
      ],
      link: { label: "Sign in", url: `${origin}/office/sign-in/link?${new URLSearchParams({ token })}` },
      closing: ["If you did not ask for it, do nothing: nobody gets in without this link."],
    },
  });
  return { ...mail, id: makeId(now) };
}
