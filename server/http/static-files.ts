import { openAsBlob } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, resolve, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { chooseEncoding, type Encoding, encodings, isFresh } from "./negotiate.ts";
import { sendBytes } from "./send-bytes.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".pmtiles": "application/vnd.pmtiles",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };
const picturePath = /^\/pictures\/([\w-]+\.(?:avif|jpg|pdf))$/;
/** File names of the feed's pictures and documents (app/pictures/picture-files.server.ts). */
const contentName = /^\/pictures\/[\da-f]{32}[-.]/;

const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  day: "public, max-age=86400",
} as const;

type StaticFile = { path: string; type: string; etag: string; encodings: Encoding[] };

/**
 * Serves the files found at startup, by exact path only, so that no path leads out of the folders, and pictures added
 * later, there or in `pictureFolder`. The build makes the compressed variants x.br and x.gz
 * (scripts/build/compress.ts).
 */
export async function staticFiles(
  directories: readonly string[],
  pictureFolder?: string,
): Promise<MiddlewareHandler> {
  const files = new Map<string, StaticFile>();
  for (const directory of directories) await addFiles(directory, files);
  const pictureFolders = directories.map((directory) => resolve(directory, "pictures"));
  if (pictureFolder) pictureFolders.push(pictureFolder);

  return async (context, next) => {
    const { path } = context.req;
    const file = files.get(path) ?? (await findPicture(path, pictureFolders));
    return file ? sendFile(context, file) : next();
  };
}

/** Serves one file at an address of its own, reading it for each request. */
export function staticFile(path: string): MiddlewareHandler {
  return async (context, next) => {
    const file = await toStaticFile(path);
    return file ? sendFile(context, file) : next();
  };
}

async function addFiles(directory: string, files: Map<string, StaticFile>) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  for (const path of paths) {
    const url = `/${relative(directory, path).split(sep).join("/")}`;
    if (isPrivate(url)) continue;
    const available = encodings.filter((encoding) => paths.has(path + suffixes[encoding]));
    const file = await toStaticFile(path, available);
    if (file) files.set(url, file);
  }
}

/** Files without an address: compressed variants, dot files, build manifests, and data files (listing-data.ts). */
function isPrivate(url: string) {
  return /\/\.|\.(?:br|gz)$/.test(url) || url.startsWith("/data/") || url.startsWith("/.vite/");
}

async function toStaticFile(path: string, encodings: Encoding[] = []): Promise<StaticFile | undefined> {
  const type = types[extname(path)];
  const found = await stat(path).catch(() => undefined);
  if (!type || !found?.isFile()) return undefined;
  const etag = `"${found.size}-${Math.floor(found.mtimeMs)}"`;
  return { path, type, etag, encodings };
}

/** Finds pictures of new homes, added while the site runs. */
async function findPicture(path: string, folders: readonly string[]) {
  const name = picturePath.exec(path)?.[1];
  if (!name) return undefined;
  for (const folder of folders) {
    const file = await toStaticFile(join(folder, name));
    if (file) return file;
  }
  return undefined;
}

async function sendFile(context: Context, file: StaticFile) {
  const { path } = context.req;
  context.header("Cache-Control", isImmutable(context) ? cacheControl.immutable : cacheControl.day);
  context.header("ETag", file.etag);
  // Allows webmail pages to show pictures from newsletters.
  if (path.startsWith("/pictures/")) context.header("Cross-Origin-Resource-Policy", "cross-origin");
  if (file.encodings.length > 0) context.header("Vary", "Accept-Encoding");
  if (isFresh(context.req.header("If-None-Match"), file.etag)) return context.body(null, 304);

  const encoding = chooseEncoding(context.req.header("Accept-Encoding"));
  const variant = file.encodings.find((available) => available === encoding);
  if (variant) context.header("Content-Encoding", variant);
  context.header("Content-Type", file.type);
  if (variant) return context.body(await readFile(file.path + suffixes[variant]));
  return sendBytes(context, await openAsBlob(file.path), file.etag);
}

function isImmutable({ req }: Context) {
  return /^\/(?:assets|fonts)\//.test(req.path) || contentName.test(req.path) || req.query("v") !== undefined;
}
