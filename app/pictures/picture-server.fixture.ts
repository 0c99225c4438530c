import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import https from "node:https";
import { onTestFinished } from "vitest";
import { createPictureFetcher } from "./fetch-picture.server.ts";

type PictureServer = { origin: string; port: number; ca: string; requests: string[] };

const read = (name: string) => readFileSync(`app/pictures/test-certificate/${name}.pem`, "utf8");

/** Of localhost, valid until 2126. Nothing but tests trusts it. */
const certificate = { key: read("key"), cert: read("cert") };

/** A stand-in for a CRM's picture server, at https://localhost; `paths` has a handler for each path. */
export async function startPictureServer(paths: Record<string, RequestListener>): Promise<PictureServer> {
  const requests: string[] = [];
  const server = https.createServer(certificate, (request, response) => {
    const { pathname } = new URL(request.url ?? "", "https://localhost");
    requests.push(`${request.method} ${pathname}`);
    const respond = paths[pathname];
    if (respond) respond(request, response);
    else response.writeHead(404).end("Not here");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `https://localhost:${port}`, port, ca: certificate.cert, requests };
}

/** Fetches from this server. */
export function createTestFetcher(
  { ca }: Pick<PictureServer, "ca">,
  options: Parameters<typeof createPictureFetcher>[0] = {},
) {
  return createPictureFetcher({ isAllowedAddress: isTestAddress, ca, ...options });
}

/** Allows only the address of this server. */
export function isTestAddress(address: string) {
  return address === "127.0.0.1" || address === "::1";
}

/** Responds with these bytes and headers. */
export function sends(bytes: Uint8Array, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => response.writeHead(200, headers).end(bytes);
}

export function redirects(location: string): RequestListener {
  return (_request, response) => response.writeHead(302, { Location: location }).end();
}
