import { toMail } from "#app/mail/letter.ts";
import type { Database } from "#app/store/database.server.ts";
import { agency } from "#content/agency.ts";
import { makeLink } from "./sign-ins.server.ts";

/** The mail with a new link to sign in; `undefined` when nobody is to get one. */
export async function makeSignInMail(
  db: Database,
  signIn: string,
  { origin, now }: { origin: string; now: number },
) {
  const link = await makeLink(db, signIn, now);
  if (!link) return undefined;
  const { token, person } = link;
  return toMail({
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
}
