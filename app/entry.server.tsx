import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

import { SPECULATION_RULES_PATH } from "./site/speculation-rules.ts";

export const streamTimeout = 5_000;

/** Renders the whole document before the first byte is sent, so that it can be hashed, compressed once and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const html = await renderDocument(<ServerRouter context={routerContext} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", toContentSecurityPolicy(html));
  headers.set("Speculation-Rules", `"${SPECULATION_RULES_PATH}"`);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

function renderDocument(document: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      // Since React 19.2 a large finished Suspense boundary is sent hidden, for a script to reveal: never without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe<PassThrough>(new PassThrough()) satisfies Readable)),
      onError: reject,
      onShellError: reject,
    });
    setTimeout(() => abort(new Error("Rendering took longer than 5 s")), streamTimeout + 1000).unref();
  });
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="application\/(?:ld\+)?json"/;

/** The page's policy: nothing but our own files, and exactly the inline scripts this document holds. */
function toContentSecurityPolicy(html: string) {
  const scripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes = ""]) => !dataBlock.test(attributes),
  );
  const hashes = scripts.map(
    ([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  const loadsScript = html.includes('type="module"') || html.includes('rel="modulepreload"');
  const scriptSources = [...new Set(hashes), ...(loadsScript ? ["'self'"] : [])];
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(" ") || "'none'"}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
