import { agency } from "#app/agency/folder/agency.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { takeMailTo } from "#app/store/outbox/mails-to.server.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import type { Shortlists } from "../shortlists.server.ts";
import { makeLink } from "./links.server.ts";
import { getLinks } from "./read-list.server.ts";
import { LINK_NOTICE } from "./upkeep.server.ts";

type Sending = { listId: string; email: string; now: number };

/**
 * Mails the link of a list to the visitor who asks for it: nothing of what the list holds, and to nobody else. False when
 * the address has had as many mails as it may within the hour.
 */
export async function sendLink(
  { db, publicOrigin, outbox }: Pick<Shortlists, "db" | "publicOrigin" | "outbox">,
  { listId, email, now }: Sending,
) {
  const isSent = await db.transaction().execute(async (transaction) => {
    if (!(await takeMailTo(transaction, email, now))) return false;
    if (!(await getLinks(transaction, listId)).join) await makeLink(transaction, listId, "join");
    const { join } = await getLinks(transaction, listId);
    const payload = toLinkMail(email, `${publicOrigin}/shortlist/join/${join}`);
    const notices = [{ kind: LINK_NOTICE, payload }];
    await addNotices(transaction, { subjectId: listId, notices, state: "waiting", now });
    return true;
  });
  if (isSent) outbox.wake();
  return isSent;
}

function toLinkMail(email: string, url: string) {
  return toMail({
    to: { name: "", address: email },
    subject: `Your shortlist at ${agency.name}`,
    letter: {
      paragraphs: [
        "Hello,",
        "This link opens your shortlist on any device: open it there, and press the button.",
      ],
      link: { label: "Your shortlist", url },
      closing: [
        "Whoever has the link can read and change the list, so pass it on only to people you decide with. You can withdraw it on the list’s page.",
        "If you did not ask for this mail, do nothing: your address is not kept.",
      ],
    },
  });
}
