import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { agency } from "#app/agency/folder/agency.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toUid } from "#app/calendars/index.ts";
import type { Role } from "#app/core/permission.ts";
import { getDoor, openDoor } from "#app/door/store/doors.server.ts";
import { providers } from "#app/feed/folder/providers.ts";
import { getSourceId, toShareUrl } from "#app/homes/record/listing-links.ts";
import { addPerson, getPersonByEmail } from "#app/office/people/agency-people.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { addOwner, addOwnerKey } from "#app/owners/owners.server.ts";
import { adopt } from "#app/register/adopt.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { type Environment, parseEnvironment } from "#server/environment/environment.ts";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { startSite } from "../../trials/site/start-site.ts";
import { toReason } from "../command.ts";
import { serveMails } from "./mails.ts";
import { runSoftware } from "./software.ts";
import { type DemoHomes, readHomes, saveWeek } from "./week.ts";

const usage = `npm run demo [-- --every SECONDS]    the site, its office, a feed and the mails, everything invented, until Ctrl-C

Three people work in the office, on a week of enquiries. Every 30 seconds, or as often as you say, a stand-in for the
agency's software sends a new home, a price and a moved open home. No mail leaves the machine.
AGENCY_DIR says whose site it is, PORT where it is (a free port without). All of it lies in a temporary folder, which is removed at the end.`;
const { values } = readOptions(usage, { options: { every: { type: "string", default: "30" } } });

const LAST_LINES = 20;
const MS_PER_SECOND = 1000;
const seats: readonly Role[] = ["principal", "office", "agent"];

await run().catch((error: unknown) => {
  console.error(toReason(error));
  process.exit(1);
});

async function run() {
  const seconds = Number(values.every);
  if (!(seconds >= 1)) throw new Error(`--every takes seconds, at least 1.\n\n${usage}`);
  const port = process.env.PORT || String(await findFreePort());
  const [feedPort, token] = [await findFreePort(), randomBytes(32).toString("hex")];
  const environment = parseEnvironment({ ...process.env, PORT: port });
  endWithParent(environment);
  const [homes, db] = [await readHomes(environment), await openDatabase(environment)];
  const people = await invitePeople(db, Date.now());
  await saveWeek({ db, people, homes, environment });
  await adopt(db, environment.listingsDir, Date.now());
  await startWatchedSite({ PORT: port, FEED_PORT: String(feedPort), FEED_TOKEN: token });
  const mails = await serveMails({ db, people, environment });
  const pages = [
    ["Site", `${environment.publicOrigin}/`],
    ["Office", `${mails}/office   signs you in as ${people[0]?.name}`],
    ["Mails", `${mails}/`],
    ...(await openMorePages({ db, homes, publicOrigin: environment.publicOrigin }, Date.now())),
  ] as const;
  console.log(`${agency.name}, a demo: everything in it is invented, and gone when it ends (Ctrl-C).

${pages.map(([name, address]) => `  ${name.padEnd(11)}${address}`).join("\n")}

What the agency's software sends, every ${seconds} seconds:`);
  await runSoftware({
    address: `http://127.0.0.1:${feedPort}/feed`,
    token,
    everyMs: seconds * MS_PER_SECOND,
    agentId: providers[0]?.agentIds[0] ?? "",
    stock: { rentals: homes.rentals.filter(({ hasPictures }) => hasPictures), agents: people },
    onSent: (line) => console.log(`  ${line}`),
  });
}

/** Invites the first of the agency's people, each in a different role. Returns them. */
function invitePeople(db: Database, now: number) {
  return Promise.all(
    seats.map(async (role, index) => {
      const agent = defaultTexts.agents[index];
      if (agent) await addPerson(db, { email: agent.email, name: agent.name, role, now });
      const person = agent && (await getPersonByEmail(db, agent.email));
      if (!person) throw new Error("The demo needs three people in people.json of the agency’s folder.");
      return person;
    }),
  );
}

/** The watcher was killed, so this process must remove the folder. */
function endWithParent({ dataDir }: Environment) {
  process.once("disconnect", () => {
    spawn("rm", ["-rf", dataDir], { detached: true, stdio: "ignore" });
    process.kill(-process.pid, "SIGKILL");
  });
}

/** Starts the site as npm start does; when it exits, so does the demo, printing its last lines. */
async function startWatchedSite(settings: Record<string, string>) {
  const lines: string[] = [];
  const onLine = (line: string) => {
    if (lines.push(line) > LAST_LINES) lines.shift();
  };
  const site = await startSite(settings, { onLine });
  site.process.once("exit", () => {
    console.error(["The site has ended. It said last:", ...lines].join("\n"));
    process.exit(1);
  });
}

type MorePages = { db: Database; homes: DemoHomes; publicOrigin: string };

/** Opens the door of the next open home and an owner's page. Returns links to them and to a home, by name. */
async function openMorePages({ db, homes, publicOrigin }: MorePages, now: number) {
  const [home] = homes.sales;
  const [open] = home?.inspections ?? [];
  if (!home || !open) return [];
  const homeId = getSourceId(home);
  const [time, ends] = [`${open.date}T${open.start}`, `${open.date}T${open.end ?? open.start}`];
  const uid = toUid(homeId, time);
  await openDoor(db, { uid, homeId, time, ends }, now);
  const door = await getDoor(db, uid);
  const owner = { id: makeId(now), home_id: homeId, name: "Maria Keller", email: "maria@mail.example" };
  await addOwner(db, { ...owner, role: "seller" }, now);
  const token = await addOwnerKey(db, owner.id, now);
  return [
    ["A home", toShareUrl(publicOrigin, home)],
    ["Its door", `${publicOrigin}/door/${door?.token}   what visitors scan at its open home`],
    ["Its owner", `${publicOrigin}/owner/${token}   what Maria Keller sees of it`],
  ] as const;
}
