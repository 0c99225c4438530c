import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";

type StopOptions = {
  officeEmail: string;
  principals: readonly { name: string; email: string }[];
  /** The office's origin, to link to the page with "Try again now". */
  officeOrigin?: string;
};

/** Tells principals that a destination refuses our secret. */
export function toStopMails(
  name: string,
  { officeEmail, principals, officeOrigin }: StopOptions,
): NewNotice[] {
  const people = principals.length > 0 ? principals : [{ name: agency.legalName, email: officeEmail }];
  const again = officeOrigin
    ? "Then press “Try again now” in the office, or have the site started again with the new secret."
    : `Then start the site again with the new secret, or run: npm run enquiries -- test ${JSON.stringify(name)}`;
  return people.map((person) => ({
    kind: "destination stopped",
    payload: toMail({
      to: { name: person.name, address: person.email },
      subject: `${name} takes no enquiries: it refuses our access`,
      letter: {
        paragraphs: [
          `${name} has refused the key or token that the website shows it, so enquiries no longer reach it. Mails to the office and the agents go out as always.`,
          "Nothing is lost: what comes in for it is kept and sent once it lets us in.",
          `Ask the person who looks after ${name} whether the key has expired or was replaced. ${again}`,
        ],
        link: officeOrigin ? { label: "The office", url: officeOrigin + href("/office") } : undefined,
        closing: ["This mail comes once."],
      },
    }),
  }));
}
