import type { IncomingMessage, RequestListener } from "node:http";

/**
 * Names what every document asks for first (`links`: values of a Link header) in an answer 103 ahead of the document's
 * own, so that a browser fetches it while it makes room for the page. Only for browsers that open a page, once: other
 * programs need not know 103, and who has the page already has the rest as well. Whatever stands in front has to pass
 * 103 on (docs/operate.md).
 */
export function giveEarlyHints(listener: RequestListener, links: readonly string[]): RequestListener {
  return (request, response) => {
    if (isFirstVisit(request)) response.writeEarlyHints({ link: [...links] });
    return listener(request, response);
  };
}

function isFirstVisit({ method, headers }: IncomingMessage) {
  const isAhead = headers["sec-purpose"] !== undefined;
  return (
    method === "GET" && headers["sec-fetch-mode"] === "navigate" && !isAhead && !headers["if-none-match"]
  );
}
