import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions } from "../site/send-forms.ts";
import { newAsset, type Stage, type Web } from "./stage.ts";
import { bringVisitors, sendForm, type Visits } from "./visitors.ts";

const VISITORS = 8;
const RESTARTS = 5;
/** The pause of headland@.service: the proxy asks /healthz three times a second which process lives. */
const BETWEEN_RESTARTS_MS = 2_000;
const SPOOFED_POSTS = 60;
const LIMIT_PER_MINUTE = 20;
const ASSET_REQUESTS = 20;
const paths = ["/", "/listings", "/property/1", "/rentals", "/suburbs/manly", "/contact", "/team"];

/** Every page of the sitemap and every kind of form, over TLS; http:// leads there. */
export async function tryPagesAndForms({ name, site, http, db }: Stage): Promise<Finding> {
  const redirect = await getRedirect(http);
  const { text } = await site.send("/sitemap.xml");
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const good = [];
  for (const page of pages) if ((await site.send(page)).status === 200) good.push(page);
  const submissions = makeSubmissions(4);
  const answers = [];
  for (const submission of submissions) answers.push(await sendForm(site, submission));
  const refusals = answers.filter((answer) => answer !== undefined);
  const stored = await db.selectFrom("enquiry").select("id").execute();
  const foreign = await site.send("/contact", {
    form: { ...submissions[0]?.fields },
    headers: { Origin: "https://evil.example" },
  });
  return {
    title: `${name}: pages and forms through TLS`,
    figures: {
      "http:// is answered with": redirect,
      "pages of the sitemap": pages.length,
      "answered with 200": good.length,
      "kinds of forms sent": submissions.length,
      "thanked for": submissions.length - refusals.length,
      "what came instead of thanks": refusals.join(", ") || "nothing",
      "enquiries stored": stored.length,
      "a form from a foreign origin is answered with": foreign.status,
    },
    isGood:
      redirect === 308 &&
      pages.length > 0 &&
      good.length === pages.length &&
      refusals.length === 0 &&
      stored.length === submissions.length &&
      foreign.status === 403,
  };
}

/**
 * Tries forged X-Forwarded-* headers: they allow no more forms from one address, and no other address in the page.
 */
export async function trySpoofing({ name, site, web, db }: Stage): Promise<Finding> {
  await restartAll(web, { RATE_LIMIT_PER_MINUTE: String(LIMIT_PER_MINUTE) });
  const before = await countEnquiries(db);
  const answers = [];
  for (const [index, { id, path, fields }] of makeSubmissions(SPOOFED_POSTS).entries()) {
    const headers = { "X-Forwarded-For": `203.0.113.${index}`, "X-Real-IP": `203.0.113.${index}` };
    answers.push(await site.send(path, { form: { ...fields, submission: id }, headers }));
  }
  const stored = (await countEnquiries(db)) - before;
  const forged = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "http",
    Forwarded: "host=evil.example",
  };
  const page = await site.send("/contact", { headers: forged });
  await restartAll(web);
  const mentions = page.text.split("evil.example").length - 1;
  const limit = web.length * LIMIT_PER_MINUTE;
  return {
    title: `${name}: X-Forwarded-* sent by a visitor`,
    figures: {
      "forms from one visitor who pretends to be many": SPOOFED_POSTS,
      [`stored (two processes with ${LIMIT_PER_MINUTE} a minute each)`]: stored,
      "answered with 429": answers.filter(({ status }) => status === 429).length,
      "the page with a forged host is answered with": page.status,
      "mentions of the forged host in it": mentions,
    },
    isGood: stored === limit && mentions === 0 && page.status === 200,
  };
}

/** Kills one of the two processes under load, and starts it again five seconds later. */
export async function tryKill(stage: Stage): Promise<Finding> {
  const { figures, visits, isKept } = await tryUnderLoad(stage, async ([first]) => {
    await wait(3_000);
    await first.kill();
    await wait(5_000);
    await first.start();
    await wait(3_000);
  });
  return {
    title: `${stage.name}: one of two processes killed under load, back after five seconds`,
    figures,
    // A form that was in the dying process's hands may have to be sent again; it is stored once.
    isGood: visits.pagesFailed === 0 && isKept && visits.formsAgain <= VISITORS,
  };
}

/** An update: one after the other stops, starts and is ready, five times. */
export async function tryRollingRestart(stage: Stage): Promise<Finding> {
  const { figures, visits, isKept } = await tryUnderLoad(stage, async (web) => {
    await wait(BETWEEN_RESTARTS_MS);
    for (let round = 0; round < RESTARTS; round += 1) {
      for (const each of web) {
        await each.stop();
        await each.start();
        await wait(BETWEEN_RESTARTS_MS);
      }
    }
  });
  return {
    title: `${stage.name}: both processes restarted one after the other, ${RESTARTS} times, under load`,
    figures,
    isGood: visits.pagesFailed === 0 && isKept && visits.formsAgain === 0,
  };
}

/** Disturbs the processes while visitors read and write; `isKept` when every form is stored once. */
async function tryUnderLoad({ site, web, db }: Stage, disturb: (web: Stage["web"]) => Promise<void>) {
  const before = await countEnquiries(db);
  const visitors = bringVisitors(site, { count: VISITORS, paths });
  await disturb(web);
  const visits = await visitors.leave();
  const stored = (await countEnquiries(db)) - before;
  const figures = { ...toFigures(visits), "enquiries stored": stored };
  return { figures, visits, isKept: stored === visits.forms };
}

/** In the middle of an update: a script that only one of the two processes has. */
export async function tryTwoReleases({ name, site }: Stage): Promise<Finding> {
  const answers = [];
  for (let index = 0; index < ASSET_REQUESTS; index += 1) answers.push(await site.send(newAsset));
  const good = answers.filter(({ status }) => status === 200).length;
  const missing = await site.send("/assets/in-no-release.js");
  return {
    title: `${name}: two releases at once`,
    figures: {
      "requests for a script that only one of them has": ASSET_REQUESTS,
      "answered with it": good,
      "a script that neither has is answered with": missing.status,
    },
    isGood: good === ASSET_REQUESTS && missing.status === 404,
  };
}

function toFigures({ pages, pagesFailed, forms, formsAgain, refusals, thanked, slowestMs }: Visits) {
  const reasons = [...refusals].map(([reason, count]) => `${reason} × ${count}`);
  return {
    "pages read": pages,
    "pages that failed": pagesFailed,
    "forms sent": forms,
    "forms that had to be sent again": formsAgain,
    "what came instead of thanks": reasons.join(", ") || "nothing",
    "forms thanked for": thanked,
    "slowest answer, ms": Math.round(slowestMs),
  };
}

async function restartAll(web: readonly Web[], environment: Record<string, string> = {}) {
  for (const each of web) {
    await each.stop();
    await each.start(environment);
  }
}

async function countEnquiries(db: Stage["db"]) {
  return (await db.selectFrom("enquiry").select("id").execute()).length;
}

function getRedirect(port: number) {
  return new Promise<number>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: "/contact", headers: { Host: `localhost:${port}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on("error", reject);
  });
}
