import type { IncomingMessage, RequestListener } from "node:http";
import type { ToRequestId } from "../http/request-id.ts";
import { type NoteAnswer, REQUEST_ID } from "../log/request-log.ts";
import { chooseAnswer } from "./page.ts";
import type { PageCache } from "./page-cache.ts";

type KeptPagesOptions = {
  pages: PageCache;
  noteAnswer: NoteAnswer;
  toRequestId: ToRequestId;
  /** False once the process has been asked to stop. */
  isAccepting: () => boolean;
};

/**
 * Answers a request for a page that is kept at once, from memory; `listener` answers every other, and says no where no
 * is the answer. What a kept page is answered with was made when it was kept (page.ts), so both ways say the same.
 */
export function answerKeptPages(
  listener: RequestListener,
  { pages, noteAnswer, toRequestId, isAccepting }: KeptPagesOptions,
): RequestListener {
  return (request, response) => {
    const start = performance.now();
    const { method = "", url = "" } = request;
    const page = isAccepting() && isBare(request) ? pages.get(url) : undefined;
    if (!page) return listener(request, response);

    const { headers, socket } = request;
    const given = headers["x-request-id"];
    const id = toRequestId(socket.remoteAddress ?? "", typeof given === "string" ? given : undefined);
    const asked = { ifNoneMatch: headers["if-none-match"], acceptEncoding: headers["accept-encoding"] };
    const answer = chooseAnswer(page, asked);
    response.writeHead(answer.status, [...answer.headers, REQUEST_ID, id]);
    response.end(method === "HEAD" ? undefined : answer.body);
    noteAnswer({ request: id, method, path: url, status: answer.status, start });
  };
}

/** A question without a body. */
function isBare({ method, headers }: IncomingMessage) {
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return (method === "GET" || method === "HEAD") && !hasBody;
}
