import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { browserArguments, chromiumPath } from "../../scripts/browser.ts";
import { makeFolder } from "../../trials/site/start-site.ts";

type Command = { method: string; params?: object };

const messageSchema = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  sessionId: v.optional(v.string()),
  result: v.optional(v.looseObject({})),
  params: v.optional(
    v.object({
      sessionId: v.optional(v.string()),
      targetInfo: v.optional(v.object({ type: v.string() })),
      status: v.optional(v.string()),
      key: v.optional(v.object({ url: v.string() })),
      payload: v.optional(v.string()),
    }),
  ),
});
const valueSchema = v.object({ result: v.object({ value: v.optional(v.unknown()) }) });

/** Enables Android's choice of links to prerender; elsewhere Chromium waits for the pointer. */
const asOnAndroid = "NavigationPredictorNewViewportFeatures,PreloadingModerateViewportHeuristics";
const POLL_MS = 50;
/** Retries of removing the profile, because browser processes may still write for a moment. */
const RETRIES = 20;

/**
 * Opens a tab of a browser with an empty profile, using Chromium's own protocol, because Playwright's instrumentation
 * prevents prerendering. `commands` are sent to the session of each document before it loads, prerendered ones
 * included.
 */
export async function openTab(commands: readonly Command[], { isMobile }: { isMobile: boolean }) {
  const profile = makeFolder();
  const features = isMobile ? [`--enable-features=${asOnAndroid}`] : [];
  const chromium = spawn(
    chromiumPath,
    [
      "--headless=new",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      ...browserArguments,
      ...features,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(await readAddress(chromium.stderr));
  await once(socket, "open");
  const answers = new Map<number, (result: object | undefined) => void>();
  /** Sessions of documents, the visible one first. */
  let sessions: string[] = [];
  const drawn: string[] = [];
  const notes = new Map<string, number>();

  function send({ method, params }: Command, sessionId?: string) {
    const id = answers.size + 1;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise<object | undefined>((resolve) => answers.set(id, resolve));
  }

  async function attach(type: string, session: string) {
    if (type === "tab") return send(autoAttach, session);
    const begin = { method: "Runtime.runIfWaitingForDebugger" };
    await Promise.all([...listening, ...commands, begin].map((command) => send(command, session)));
    if (type === "page") sessions.push(session);
  }

  socket.addEventListener("message", ({ data }) => {
    const { id, method, result, params } = v.parse(messageSchema, JSON.parse(String(data)));
    if (id !== undefined) answers.get(id)?.(result);
    if (method === "Target.attachedToTarget" && params?.targetInfo && params.sessionId)
      void attach(params.targetInfo.type, params.sessionId);
    if (method === "Target.detachedFromTarget")
      sessions = sessions.filter((session) => session !== params?.sessionId);
    if (method === "Preload.prerenderStatusUpdated" && params?.status === "Ready" && params.key)
      drawn.push(params.key.url);
    const [name = "", ms] = params?.payload?.split(" ") ?? [];
    if (ms) notes.set(name, Number(ms));
  });
  await send({ ...autoAttach, params: { ...autoAttach.params, filter: [{ type: "tab" }] } });
  while (sessions.length === 0) await wait(POLL_MS);

  return {
    /** Addresses of prerendered pages. */
    drawn,
    /** Notes made by documents with note("pressed 12.5"). */
    notes,
    send: (method: string, params: object) => send({ method, params }, sessions[0]),
    /** Evaluates an expression in the visible page. */
    async evaluate(expression: string) {
      const params = { expression, returnByValue: true };
      const answer = await send({ method: "Runtime.evaluate", params }, sessions[0]);
      return v.is(valueSchema, answer) ? answer.result.value : undefined;
    },
    async close() {
      chromium.kill("SIGKILL");
      await once(chromium, "exit");
      await rm(profile, { recursive: true, maxRetries: RETRIES });
    },
  };
}

const listening = [
  { method: "Page.enable" },
  { method: "Runtime.enable" },
  { method: "Preload.enable" },
  { method: "Runtime.addBinding", params: { name: "note" } },
];
const autoAttach = {
  method: "Target.setAutoAttach",
  params: { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
};

async function readAddress(output: NodeJS.ReadableStream) {
  for await (const line of createInterface(output)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("Chromium ended before it said where it listens.");
}
