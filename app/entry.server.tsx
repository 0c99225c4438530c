import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { fontFaces, fonts, getColour, themeStyles, withTheme } from "#app/agency/folder/theme.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import {
  arrivalContext,
  type PagePolicy,
  policyContext,
  previewContext,
  reportErrorContext,
} from "#app/document/shell/document-context.ts";
import {
  addAgencyFiles,
  addCampaignScripts,
  addSendingScript,
  deferScripts,
} from "#app/document/shell/finish-document.server.ts";
import { MenuContext } from "#app/document/shell/frame/menu.ts";
import { SPECULATION_RULES_PATH } from "#app/document/shell/speculation-rules.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { PreviewContext } from "#app/document/site/preview-note.tsx";
import { type DocumentLook, LookContext } from "#app/document/styles/document-look.ts";
import { documentScripts } from "#app/slots/document-scripts.server.ts";

/** How long streamed loader data may take (ms); React Router reads this export. */
export const streamTimeout = 5_000;
const RENDER_TIMEOUT_MS = streamTimeout + 1_000;

/** Renders the whole document before sending it, so that it can be hashed, compressed once and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const texts = context.get(textsContext);
  const document = await renderDocument(
    <LookContext value={documentLook}>
      <OfficeContext value={texts.office}>
        <MenuContext value={texts.pages.menu}>
          <PreviewContext value={context.get(previewContext)}>
            <ServerRouter context={routerContext} url={request.url} />
          </PreviewContext>
        </MenuContext>
      </OfficeContext>
    </LookContext>,
  );
  const policy = context.get(policyContext);
  const scripted = addAgencyFiles(document);
  // Development keeps scripts as they are, for hot reload.
  const started = import.meta.env.DEV ? scripted : deferScripts(scripted);
  const html = addCampaignScripts(addSendingScript(addModuleScripts(started)), {
    isArrival: context.get(arrivalContext),
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", toContentSecurityPolicy(html, policy));
  headers.set("Speculation-Rules", `"${SPECULATION_RULES_PATH}"`);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** Bad and aborted requests are not server errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientError && !request.signal.aborted) context.get(reportErrorContext)(error);
};

export async function renderDocument(document: React.ReactElement): Promise<string> {
  const { promise: html, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(document, {
    // Since React 19.2 a large Suspense boundary is sent hidden until a script reveals it, which would need script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(text(pipe<PassThrough>(new PassThrough()) satisfies Readable)),
    onError: reject,
    onShellError: reject,
  });
  const timeout = setTimeout(
    () => abort(new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)),
    RENDER_TIMEOUT_MS,
  );
  try {
    return await html;
  } finally {
    clearTimeout(timeout);
  }
}

/** The scripts of modules, each in a document where it has something to do. */
function addModuleScripts(html: string) {
  const scripts = documentScripts
    .filter(({ hasWork }) => hasWork(html))
    .map(({ name, script }) => `<script ${name}>${script}</script>`);
  return html.replace("</body>", () => `${scripts.join("")}</body>`);
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const dataBlock = /type="application\/(?:ld\+)?json"/;

/** Allows our own files, this document's inline scripts and styles by hash, and what the page's policy adds. */
function toContentSecurityPolicy(html: string, policy: PagePolicy) {
  const { pictures = [], media = [], frames = [], framedBy, hasWorker } = policy;
  const scripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes = ""]) => !dataBlock.test(attributes),
  );
  const loadsFiles = documentScripts.some((each) => each.loadsFiles && each.hasWork(html));
  const loadsScript = loadsFiles || /<script type="(?:x-)?module"/.test(html);
  const scriptSources = [
    ...toHashes(scripts.map(([, , code = ""]) => code)),
    ...(loadsScript ? ["'self'"] : []),
  ];
  const styles = toHashes([...html.matchAll(inlineStyle)].map(([, rules = ""]) => rules));
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(" ") || "'none'"}`,
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...pictures].join(" "),
    ...(media.length > 0 ? [`media-src ${media.join(" ")}`] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(hasWorker || loadsFiles ? ["worker-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy?.join(" ") ?? "'none'"}`,
  ].join("; ");
}

function toHashes(contents: readonly string[]) {
  const hashes = contents.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

const CLIENT_BUILD = "build/client";
const readStylesheets = new Map<string, string>();

const documentLook: DocumentLook = {
  fonts,
  // The ground of the header.
  themeColour: getColour("foam"),
  getStyles(stylesheet) {
    const styles = readStylesheets.get(stylesheet) ?? readStyles(stylesheet);
    readStylesheets.set(stylesheet, styles);
    return styles;
  },
};

/** Development links to the stylesheet, for hot reload; this is what the agency adds. */
function readStyles(stylesheet: string) {
  if (import.meta.env.DEV) return themeStyles;
  return fontFaces + withTheme(readFileSync(join(CLIENT_BUILD, stylesheet), "utf8"));
}
