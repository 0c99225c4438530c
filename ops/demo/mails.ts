import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { simpleParser } from "mailparser";
import { agency } from "#app/agency/folder/agency.ts";
import { getTimeOfId, parseId } from "#app/enquiries/form/submission-id.ts";
import { sessionCookie, startSession } from "#app/office/access/sessions.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import type { Person } from "#app/office/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMailFolder } from "#app/store/store-files.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import { findFreePort } from "../../scripts/find-free-port.ts";

type Html = ReturnType<typeof html>;

const style = raw(`<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-width: 70rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; }
ol { list-style: none; padding: 0; }
ol li { border-top: 1px solid GrayText; padding: .75rem 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; }
dd { margin: 0; }
iframe { width: 100%; height: 70vh; border: 1px solid GrayText; background: white; color-scheme: light; }
</style>`);

type MailsOptions = {
  db: Database;
  people: readonly Person[];
  environment: Pick<Environment, "dataDir" | "publicOrigin">;
};

/**
 * Serves the mails written by the site. /office signs a person in and redirects to the site, because browsers share
 * cookies among all ports of a host. Returns its address.
 */
export async function serveMails({ db, people, environment }: MailsOptions) {
  const folder = toMailFolder(environment.dataDir);
  const web = new Hono();
  web.get("/", async (page) => page.html(toMailsPage(await readMails(folder), people)));
  web.get("/mails/:id", async (page) => {
    const id = parseId(page.req.param("id"));
    return id ? page.html(toMailPage(await readMail(folder, id))) : page.notFound();
  });
  web.get("/office", async (page) => {
    const person = people[Number(page.req.query("person") ?? 0)];
    if (!person) return page.notFound();
    const secret = await startSession(db, { personId: person.id, previous: "", now: Date.now() });
    page.header("Set-Cookie", await sessionCookie.serialize(secret));
    return page.redirect(`${environment.publicOrigin}/office`, 303);
  });
  const port = await findFreePort();
  await once(createServer(getRequestListener(web.fetch)).listen(port, "127.0.0.1"), "listening");
  return `http://localhost:${port}`;
}

type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** Reads the mails of a folder, newest first. */
async function readMails(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readMail(folder, name.replace(".eml", ""))),
  );
}

async function readMail(folder: string, id: string) {
  const source = await readFile(join(folder, `${id}.eml`));
  const { from, to, replyTo, subject = "", html } = await simpleParser(source);
  const recipients = [to ?? []].flat().map((each) => each.text);
  const addresses = { From: from?.text ?? "", To: recipients.join(", "), "Reply to": replyTo?.text ?? "" };
  // The file was written today; its id contains the time of the event.
  return { id, at: getTimeOfId(id) ?? 0, addresses, subject, html: html || "" };
}

/** Lists every mail, with a sign-in link for each person. Reloads itself for new mails. */
function toMailsPage(mails: readonly ReadMail[], people: readonly Person[]) {
  const ways = people.map(
    ({ name, role }, index) =>
      html`<li><a href="/office?person=${index}" target="_blank">${name}</a>, ${role}: signs in to the office</li>`,
  );
  const lines = mails.map(
    ({ id, at, addresses, subject }) =>
      html`<li><a href="/mails/${id}">${subject}</a><br>${formatMoment(at)}, to ${addresses.To}</li>`,
  );
  return toPage(
    "Mails",
    html`<p>What the site has sent, the newest first. Nothing has left this machine.</p>
<ul>${ways}</ul>
<ol>${lines}</ol>`,
    html`<meta http-equiv="refresh" content="5">`,
  );
}

/** A mail as its recipient sees it. Links open outside the frame, and scripts cannot run in it. */
function toMailPage({ subject, at, addresses, html: letter }: ReadMail) {
  const rows = Object.entries(addresses).filter(([, value]) => value !== "");
  return toPage(
    subject,
    html`<p><a href="/">All mails</a></p>
<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}<dt>Sent</dt><dd>${formatMoment(at)}</dd></dl>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${`<base target="_blank">${letter}`}"></iframe>`,
  );
}

function toPage(title: string, body: Html, head: Html | string = "") {
  return html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${agency.name}, a demo</title>${head}${style}</head>
<body><h1>${title}</h1>${body}</body></html>`;
}
