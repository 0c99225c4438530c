import { createServer } from "node:http";
import { hoursSymbol, plainPage, springPage, TEST_KEY } from "../content/content.fixture.ts";

/** Longer than a busy machine takes between two requests, which could otherwise meet a closing connection. */
const KEPT_ALIVE_MS = 60_000;

type Entry = Record<string, unknown>;
type Answer = { status?: number; body?: string; delayMs?: number; onlyFor?: string };

/** A stand-in for the service's content API, on its own port; records the requests. */
export async function startContentService() {
  const entries: Record<string, Entry | undefined> = {
    "/spring": springPage,
    "/plain": plainPage,
    hours: hoursSymbol,
  };
  const asked: { model: string; wanted: string }[] = [];
  let next: Answer = {};
  const timers = new Set<NodeJS.Timeout>();

  const server = createServer({ keepAliveTimeout: KEPT_ALIVE_MS }, (request, response) => {
    const url = new URL(request.url ?? "/", "http://service.example");
    const model = /^\/api\/v3\/content\/([\w-]+)$/.exec(url.pathname)?.[1];
    const wanted = toWanted(url);
    asked.push({ model: model ?? url.pathname, wanted });
    const isKnown = model !== undefined && url.searchParams.get("apiKey") === TEST_KEY;
    const { status = isKnown ? 200 : 401, body, delayMs = 0 } = toAnswer(wanted || model);
    const entry = entries[wanted] ?? toAll(model).find((each) => each.id === wanted);
    const results =
      url.searchParams.get("limit") === "1" ? [entry].filter(Boolean) : toListed(url, toAll(model));
    const timer = setTimeout(() => {
      timers.delete(timer);
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(body ?? JSON.stringify({ results }));
    }, delayMs);
    timers.add(timer);
  });

  function toAnswer(wanted: string | undefined): Answer {
    return next.onlyFor === undefined || next.onlyFor === wanted ? next : {};
  }

  function toAll(model: string | undefined) {
    return Object.entries(entries).flatMap(([name, entry]) =>
      entry && name.startsWith("/") === (model === "page") ? [entry] : [],
    );
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    key: TEST_KEY,
    /** Pages by path, symbols by id. */
    entries,
    asked,
    /** Changes the following responses: their delay, status or body, for all requests or those of one entry or list. */
    answer(how: Answer) {
      next = how;
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A part of the list, without the entries' content. */
function toListed({ searchParams }: URL, all: readonly Entry[]) {
  const [from, most] = ["offset", "limit"].map((name) => Number(searchParams.get(name)));
  return all
    .slice(from, (from ?? 0) + (most ?? 0))
    .map((each) => ({ ...each, data: Object.assign({}, each.data, { blocks: [] }) }));
}

function toWanted({ searchParams }: URL): string {
  const attributes: unknown = JSON.parse(searchParams.get("userAttributes") ?? "{}");
  if (typeof attributes === "object" && attributes && "urlPath" in attributes)
    return String(attributes.urlPath);
  return String(JSON.parse(searchParams.get("query.id") ?? '""'));
}

/** All pictures count as fetched, and keep their original addresses. */
export const picturesAsTheyAre = { find: (src: string) => ({ src }), take: async () => {} };
