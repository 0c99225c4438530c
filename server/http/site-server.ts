import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Log } from "../log/request-log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { MAX_CONNECTIONS, serverOptions } from "./limits.ts";
import { refuse, refuseConnection } from "./refuse.ts";
import { createRequestRules, type Refusal, unreadable } from "./request-rules.ts";
import { toSecurityHeaders } from "./security-headers.ts";

type SiteServerOptions = {
  /** Answers what keeps the rules. */
  answer: RequestListener;
  publicOrigin: string;
  log: Log;
  metrics?: Pick<Metrics, "noteRefused">;
  /** False once the process has been asked to stop. */
  isAccepting: () => boolean;
};

const noTunnel: Refusal = { status: 405, message: "This server is no proxy." };

/** The HTTP server: limits and rules first, then `answer`. Every refusal carries the security headers. */
export function createSiteServer({ answer, publicOrigin, log, metrics, isAccepting }: SiteServerOptions) {
  const headers = toSecurityHeaders(publicOrigin);
  const findFault = createRequestRules(publicOrigin);
  const answers = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();

  function listener(request: IncomingMessage, response: ServerResponse) {
    answers.set(request.socket, response);
    // A process about to end gives its connections up; a body without a length might never end.
    if (!isAccepting() || request.headers["transfer-encoding"]) response.setHeader("Connection", "close");
    const fault = findFault(request);
    if (fault) refuse(response, fault, noteRefusal(fault));
    else answer(request, response);
  }

  function noteRefusal({ status }: Refusal) {
    const id = randomUUID();
    log.info({ request: id, status }, "refused");
    metrics?.noteRefused(status);
    return { ...headers, "X-Request-Id": id };
  }

  const server = createServer(serverOptions, listener);
  server.maxConnections = MAX_CONNECTIONS;
  // An Expect header that asks for what we do not do is no reason to answer nothing (RFC 9110 §10.1.1).
  server.on("checkExpectation", listener);
  server.on("connect", (_request, socket) => refuseConnection(socket, noTunnel, noteRefusal(noTunnel)));
  server.on("clientError", (error, socket) => {
    if (!(socket instanceof Socket) || refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable || isUnderway(answers.get(socket))) return socket.destroy();
    const fault = toRefusal("code" in error ? error.code : undefined);
    refuseConnection(socket, fault, noteRefusal(fault));
  });
  return server;
}

/** Half an answer cannot be followed by another one. */
function isUnderway(response: ServerResponse | undefined) {
  return response?.headersSent === true && !response.writableFinished;
}

function toRefusal(code: unknown): Refusal {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { status: 408, message: "This request took too long." };
  if (code === "HPE_HEADER_OVERFLOW") return { status: 431, message: "The headers are too long." };
  return unreadable;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/** Hono's chain for node:http, with our headers on what it refuses before the chain begins. */
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
