import type { IncomingMessage, RequestListener } from "node:http";

/**
 * Sends 103 Early Hints with `links` (values of a Link header) ahead of each document. Only for a browser's first visit to
 * a page: other clients may not know 103, and a cached page's resources are cached as well. The proxy has to pass 103 on
 * (docs/operate.md).
 */
export function sendEarlyHints(listener: RequestListener, links: readonly string[]): RequestListener {
  return (request, response) => {
    if (isFirstVisit(request)) response.writeEarlyHints({ link: [...links] });
    return listener(request, response);
  };
}

function isFirstVisit({ method, headers }: IncomingMessage) {
  const isPrefetch = headers["sec-purpose"] !== undefined;
  return (
    method === "GET" && headers["sec-fetch-mode"] === "navigate" && !isPrefetch && !headers["if-none-match"]
  );
}
