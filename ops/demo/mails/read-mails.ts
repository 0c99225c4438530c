import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { getTimeOfId } from "#app/enquiries/form/submission-id.ts";

export type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** The mails that have been written to a folder, the newest first. */
export async function readMails(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readMail(folder, name.replace(".eml", ""))),
  );
}

export async function readMail(folder: string, id: string) {
  const source = await readFile(join(folder, `${id}.eml`));
  const { from, to, replyTo, subject = "", text = "", html } = await simpleParser(source);
  const recipients = [to ?? []].flat().map((each) => each.text);
  const addresses = { From: from?.text ?? "", To: recipients.join(", "), "Reply to": replyTo?.text ?? "" };
  // Its file was written today; its id says when it was caused.
  return { id, at: getTimeOfId(id) ?? 0, addresses, subject, text, html: html || "" };
}
