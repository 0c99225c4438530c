import type { IncomingHttpHeaders } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { repeatUntilStopped } from "../site/repeat.ts";
import { findReference, makeSubmissions, type Submission } from "../site/send-forms.ts";

const PAUSE_MS = 20;
const FORM_EVERY = 5;
const KINDS = 4;
const ANSWER_MS = 30_000;

export type Site = ReturnType<typeof createSite>;
type SendOptions = { form?: Record<string, string>; headers?: Record<string, string> };

/** Speaks with the site as browsers do: over TLS, with its certificate checked, connections kept. */
export function createSite(origin: string, certificate: string) {
  const agent = new Agent({ keepAlive: true, ca: certificate });
  return {
    send: (path: string, options: SendOptions = {}) => send(new URL(path, origin), agent, options),
  };
}

function send(url: URL, agent: Agent, { form, headers = {} }: SendOptions) {
  const body = form && new URLSearchParams(form).toString();
  const type = { "Content-Type": "application/x-www-form-urlencoded", Origin: url.origin };
  const options: RequestOptions = {
    agent,
    method: body === undefined ? "GET" : "POST",
    headers: { ...(body === undefined ? {} : type), ...headers },
    timeout: ANSWER_MS,
  };
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      answer.on("error", reject);
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
    asked.on("error", reject);
    asked.end(body);
  });
}

/** Sends one form: nothing where it was thanked for, else what came instead, and whose answer it was. */
export async function sendForm(site: Site, { id, path, fields }: Submission) {
  try {
    const { status, headers, text } = await site.send(path, { form: { ...fields, submission: id } });
    if (findReference(status, String(headers.location), text)) return undefined;
    // Every answer of the site carries an id.
    return `${status} of the ${headers["x-request-id"] ? "site" : "proxy"}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export type Visits = Awaited<ReturnType<ReturnType<typeof bringVisitors>["leave"]>>;

/** Visitors who read page after page and now and then send a form, until `leave` is called. */
export function bringVisitors(site: Site, { count, paths }: { count: number; paths: readonly string[] }) {
  const visits = { pages: 0, pagesFailed: 0, forms: 0, formsAgain: 0, thanked: 0, slowestMs: 0 };
  /** Responses other than thanks, and their number. */
  const refusals = new Map<string, number>();

  async function read(path: string) {
    const answer = await site.send(path).catch(() => undefined);
    visits.pages += 1;
    if (answer?.status !== 200) visits.pagesFailed += 1;
  }

  async function write(submission: Submission) {
    visits.forms += 1;
    let refusal = await sendForm(site, submission);
    if (refusal) visits.formsAgain += 1;
    while (refusal) {
      refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      await wait(PAUSE_MS);
      refusal = await sendForm(site, submission);
    }
    visits.thanked += 1;
  }

  const visitors = repeatUntilStopped(count, async (visitor, turn) => {
    const step = visitor + turn;
    const start = performance.now();
    const form = step % FORM_EVERY === 0 ? makeSubmissions(KINDS)[step % KINDS] : undefined;
    await (form ? write(form) : read(paths[step % paths.length] ?? "/"));
    visits.slowestMs = Math.max(visits.slowestMs, performance.now() - start);
    await wait(PAUSE_MS);
  });
  return {
    async leave() {
      await visitors.stop();
      return { ...visits, refusals };
    },
  };
}
