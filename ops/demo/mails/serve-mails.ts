import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { parseId } from "#app/enquiries/form/submission-id.ts";
import { sessionCookie } from "#app/office/access/cookies.server.ts";
import { startSession } from "#app/office/access/sessions.server.ts";
import type { Person } from "#app/office/people/people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMailFolder } from "#app/store/store-files.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import { findFreePort } from "../../../scripts/find-free-port.ts";
import { toMailPage, toMailsPage } from "./mail-pages.ts";
import { readMail, readMails } from "./read-mails.ts";

type MailsOptions = {
  db: Database;
  people: readonly Person[];
  environment: Pick<Environment, "dataDir" | "publicOrigin">;
};

/**
 * Serves the mails that the site has written. /office signs a person in and leads to the site: a browser gives a cookie to
 * every port of its host. Returns its address.
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
