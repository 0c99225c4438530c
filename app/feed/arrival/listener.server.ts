import { hash, timingSafeEqual } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { saveStream } from "#app/pictures/save-stream.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { type NoteOutage, toOutageReason } from "#app/store/outages/outage-log.server.ts";
import { unknownProvider } from "../importing/import-file.server.ts";
import { findFile, parseCounts, parseReports, startFile } from "../store/feed-files.server.ts";
import { type Folders, toWorkName } from "./folders.server.ts";

const MOST_BYTES = 200 * 1024 * 1024;
/** Enough for 200 MB at 3 Mbit/s. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Timeout between two bytes of a request body. */
const IDLE_MS = 15_000;
/** Retry-After while the store is unavailable. */
const RETRY_SECONDS = 60;
const reportPath = /^\/feed\/reports\/([\w-]{1,64})$/;
const types = new Map([
  ["text/xml", ".xml"],
  ["application/xml", ".xml"],
  ["application/zip", ".zip"],
  ["application/x-zip-compressed", ".zip"],
]);

type ListenerOptions = {
  /** At least 32 characters. Anybody who knows it may send homes. */
  token: string;
  folders: Folders;
  db: Database;
  noteOutage: NoteOutage;
  idleMs?: number;
};

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * POST /feed takes XML or a ZIP of up to 200 MB and answers 202 with the address of its report once the file is safely
 * on disk; the same bytes again get the same report. GET /feed/reports/{id} shows the report. Both require the token.
 */
export function createListener(options: ListenerOptions) {
  return createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS },
    (request, response) => {
      respond(request, response, options).catch((error: unknown) => {
        // The response has already been sent.
        if (response.headersSent) return;
        const { status, message } = error instanceof Refusal ? error : toRefusal(error, options);
        // Leaves the rest of the upload unread.
        response.setHeader("Connection", "close");
        if (status === 503) response.setHeader("Retry-After", RETRY_SECONDS);
        send(response, status, { error: message });
      });
    },
  );
}

function toRefusal(error: unknown, { noteOutage }: ListenerOptions) {
  noteOutage(error, "POST /feed cannot be answered");
  const reason = toOutageReason(error);
  if (!reason) return new Refusal(500, "The file was not taken; send it again later.");
  return new Refusal(503, `Nothing can be taken at the moment (${reason}). Send it again in a minute.`);
}

async function respond(request: IncomingMessage, response: ServerResponse, options: ListenerOptions) {
  const { pathname } = new URL(request.url ?? "/", "http://feed");
  const [, reportId] = reportPath.exec(pathname) ?? [];
  if (pathname !== "/feed" && !reportId)
    throw new Refusal(404, "There is nothing here. Send files to /feed.");
  checkToken(request, options.token);
  if (reportId) {
    allow(request, response, "GET");
    return sendReport(response, reportId, options);
  }
  allow(request, response, "POST");
  endWhenIdle(request, response, options.idleMs);
  const id = await receive(request, options);
  response.setHeader("Location", `/feed/reports/${id}`);
  send(response, 202, { id, report: `/feed/reports/${id}` });
}

/** Compares digests, which have equal lengths, in constant time. */
function checkToken({ headers }: IncomingMessage, token: string) {
  const [scheme = "", given = ""] = (headers.authorization ?? "").split(" ");
  const digest = (text: string) => hash("sha256", text, "buffer");
  if (scheme.toLowerCase() === "bearer" && timingSafeEqual(digest(given), digest(token))) return;
  throw new Refusal(401, "The token is missing or wrong. Send it as Authorization: Bearer TOKEN.");
}

function allow(request: IncomingMessage, response: ServerResponse, method: string) {
  if (request.method === method) return;
  response.setHeader("Allow", method);
  throw new Refusal(405, `Only ${method} is answered here.`);
}

/** Answers a sender who stops midway, instead of holding the connection for ten minutes. */
function endWhenIdle(request: IncomingMessage, response: ServerResponse, idleMs = IDLE_MS) {
  request.setTimeout(idleMs, () => {
    response.setHeader("Connection", "close");
    send(response, 408, {
      error: `Nothing came for ${idleMs / 1000} s, so the file was not taken. Send it again.`,
    });
    response.once("finish", () => request.destroy());
  });
  request.once("end", () => request.setTimeout(0));
}

async function receive(request: IncomingMessage, { folders, db }: ListenerOptions) {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  const extension = types.get(type.trim().toLowerCase());
  if (!extension) throw new Refusal(415, "Send text/xml, application/xml or application/zip.");
  if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) throw tooLarge();
  const id = makeId(Date.now());
  // Throws if the store is unavailable, before reading up to 200 MB that could not be recorded.
  await findFile(db, id);
  const part = join(folders.work, `.${id}.part`);
  try {
    const { sha256, bytes } = await saveStream(request, part, {
      mostBytes: MOST_BYTES,
      tooLarge,
      flush: true,
    });
    if (bytes === 0) throw new Refusal(400, "There is nothing in the file.");
    const name = `post${extension}`;
    const path = join(folders.work, toWorkName(id, name));
    await rename(part, path);
    // If this fails, the file stays and is imported once the store is back. Sent again, it counts as the same file.
    const row = await startFile(db, {
      id,
      name,
      provider: unknownProvider.name,
      sha256,
      receivedAt: Date.now(),
    });
    // The same bytes were sent before.
    if (row.id !== id) await rm(path, { force: true });
    return row.id;
  } catch (error) {
    // A file that is too large is not read to its end either.
    if (!request.complete && !(error instanceof Refusal))
      throw new Refusal(400, "The file did not arrive complete. Send it again.");
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

function tooLarge() {
  return new Refusal(413, "The file is larger than 200 MB. Send it in parts.");
}

async function sendReport(response: ServerResponse, id: string, { db }: ListenerOptions) {
  const row = await findFile(db, id);
  if (!row) throw new Refusal(404, "There is no such report.");
  const { state, reason } = row;
  send(response, 200, {
    id,
    state: state === "reading" ? "waiting" : state,
    reason,
    counts: parseCounts(row),
    listings: parseReports(row),
  });
}

function send(response: ServerResponse, status: number, body: object) {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(`${JSON.stringify(body)}\n`);
}
