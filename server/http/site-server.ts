import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import { type Log, REQUEST_ID } from "../log/request-log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { getBodyLimit, MAX_CONNECTIONS, serverOptions, TOO_SLOW } from "./limits.ts";
import { createRequestRules, type Refusal, unreadable } from "./request-rules.ts";
import { toSecurityHeaders } from "./security-headers.ts";

type SiteServerOptions = {
  listener: RequestListener;
  publicOrigin: string;
  log: Log;
  metrics?: Pick<Metrics, "countRefusal">;
  /** False after SIGTERM. */
  isAccepting: () => boolean;
};

/** Time for a client that is still sending to read the refusal before its connection is cut. */
const LINGER_MS = 1_000;
const noTunnel: Refusal = { status: 405, message: "This server is not a proxy." };

/** The HTTP server: applies limits and rules, then calls `listener`. Every refusal carries the security headers. */
export function createSiteServer({ listener, publicOrigin, log, metrics, isAccepting }: SiteServerOptions) {
  const headers = toSecurityHeaders(publicOrigin);
  const findFault = createRequestRules(publicOrigin);
  const responses = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();

  function handle(request: IncomingMessage, response: ServerResponse) {
    responses.set(request.socket, response);
    // Connections close when the process stops, and after chunked bodies, which might never end.
    if (!isAccepting() || request.headers["transfer-encoding"]) response.setHeader("Connection", "close");
    const fault = findFault(request);
    if (!fault) {
      limitTime(request);
      return listener(request, response);
    }
    response.writeHead(fault.status, noteRefusal(fault));
    response.end(fault.message);
  }

  /** Requests for pages have no body, so they need no timer. */
  function limitTime(request: IncomingMessage) {
    const { url = "", headers, socket } = request;
    const length = Number(headers["content-length"] ?? 0);
    if (length === 0 && !headers["transfer-encoding"]) return;
    const { timeMs, slow } = getBodyLimit(url.split("?", 1)[0] ?? "", length);
    const onTimeout = () => {
      if (!request.complete) endConnection(socket, toTooSlow(slow));
    };
    const timer = setTimeout(() => afterReading(onTimeout), timeMs).unref();
    request.once("close", () => clearTimeout(timer));
    request.once("end", () => clearTimeout(timer));
  }

  /** Refuses once per connection, and not in the middle of a response. */
  function endConnection(socket: Socket, fault: Refusal) {
    if (refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable || isUnderway(responses.get(socket))) socket.destroy();
    else refuseConnection(socket, fault);
  }

  function refuseConnection(socket: Duplex, fault: Refusal) {
    const lines = Object.entries(noteRefusal(fault)).map(([name, value]) => `${name}: ${value}`);
    const status = `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`;
    socket.end([status, ...lines, "", fault.message].join("\r\n"));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }

  function noteRefusal(fault: Refusal) {
    const id = randomUUID();
    log.info({ request: id, status: fault.status }, "refused");
    metrics?.countRefusal(fault.status);
    return {
      ...headers,
      [REQUEST_ID]: id,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(fault.message)),
      "Cache-Control": "no-store",
      Date: new Date().toUTCString(),
      Connection: "close",
    };
  }

  const server = createServer(serverOptions, handle);
  server.maxConnections = MAX_CONNECTIONS;
  // Unknown Expect headers are ignored (RFC 9110 §10.1.1); Node would reply 417.
  server.on("checkExpectation", handle);
  server.on("connect", (_request, socket) => refuseConnection(socket, noTunnel));
  server.on("clientError", (error, socket) => {
    if (!(socket instanceof Socket)) return;
    const code = "code" in error ? error.code : undefined;
    if (code !== "ERR_HTTP_REQUEST_TIMEOUT") return endConnection(socket, toRefusal(code));
    const before = responses.get(socket);
    afterReading(() => {
      if (responses.get(socket) === before) endConnection(socket, toRefusal(code));
    });
  });
  return server;
}

/** A busy process first reads what has arrived: a client is not too slow where we are. */
const afterReading = setImmediate;

/** Whether a response has begun: no refusal can follow it. */
function isUnderway(response: ServerResponse | undefined) {
  return response?.headersSent === true && !response.writableFinished;
}

function toTooSlow(message: string): Refusal {
  return { status: 408, message };
}

function toRefusal(code: unknown): Refusal {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return toTooSlow(TOO_SLOW);
  if (code === "HPE_HEADER_OVERFLOW") return { status: 431, message: "The headers are too long." };
  return unreadable;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/** Adapts Hono's chain to node:http and adds our headers to its early refusals. */
export function toRequestListener(fetch: Fetch, publicOrigin: string): RequestListener {
  const headers = toSecurityHeaders(publicOrigin);
  const listener = getRequestListener(fetch, {
    errorHandler(error) {
      if (error instanceof RequestError) return new Response(unreadable.message, { status: 400, headers });
      throw error;
    },
  });
  return (request, response) => void listener(request, response);
}
