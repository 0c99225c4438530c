import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { promisify } from "node:util";
import * as v from "valibot";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { makeCertificate } from "../site/certificate.ts";
import { makeFolder, startSite } from "../site/start-site.ts";

const usage = `npm run observatory    the score that MDN's HTTP Observatory gives the site, over TLS on this machine

Installs the Observatory's own code into node_modules/.cache (130 MB). Ends with 1 below 130 points.`;
readOptions(usage, {});

const LEAST_SCORE = 130;
const VERSION = "1.4.8";
const FOLDER = join("node_modules", ".cache", `observatory-${VERSION}`);
const PACKAGE = join(FOLDER, "node_modules", "@mdn", "mdn-http-observatory");

/** The first byte of a TLS connection (RFC 8446 §5.1: handshake). */
const TLS_HANDSHAKE = 22;

const run = promisify(execFile);
const scanSchema = v.object({
  scan: v.object({
    score: v.number(),
    grade: v.string(),
    testsPassed: v.number(),
    testsQuantity: v.number(),
  }),
  tests: v.record(v.string(), v.object({ scoreModifier: v.number(), result: v.string() })),
});

const observatory = installObservatory();
const upstream = await findFreePort();
const front = await startTlsFront(upstream);
const site = await startSite({
  PORT: String(upstream),
  PUBLIC_ORIGIN: `https://localhost:${front.port}`,
  DATA_DIR: makeFolder(),
});
const printed = await run(process.execPath, [observatory, `localhost:${front.port}`], {
  env: { ...process.env, NODE_EXTRA_CA_CERTS: front.caFile },
});
await site.stop();
front.stop();

const { scan, tests } = v.parse(scanSchema, JSON.parse(printed.stdout));
for (const [name, { scoreModifier, result }] of Object.entries(tests))
  console.log(`  ${name.padEnd(32)} ${String(scoreModifier).padStart(3)}  ${result}`);
console.log(
  `Score ${scan.score}, grade ${scan.grade}: ${scan.testsPassed} of ${scan.testsQuantity} tests passed`,
);
if (scan.score < LEAST_SCORE) process.exitCode = 1;

/**
 * Installs MDN's HTTP Observatory below node_modules, which npm ci clears, and returns the program that scans. It is
 * not a dependency of the site: 130 MB, of which a scan uses a hundredth.
 */
function installObservatory() {
  if (!existsSync(join(PACKAGE, "conf", "hsts-preload.json"))) install();
  return join(PACKAGE, "src", "scan.js");
}

/** Skips its install scripts, which download lists of domains that localhost is not in. */
function install() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ private: true }));
  const options = ["--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...options, `@mdn/mdn-http-observatory@${VERSION}`], {
    cwd: FOLDER,
    stdio: "inherit",
  });
  writeFileSync(join(PACKAGE, "conf", "hsts-preload.json"), "{}");
}

/** Starts a TLS proxy in front of the site, which redirects plain http on the same port. */
async function startTlsFront(upstream: number) {
  const { certificate, caFile } = makeCertificate();
  const tls = createTlsServer(certificate, (client) => connectBoth(client, connect(upstream, "127.0.0.1")));
  const redirect = createHttpServer((request, response) => {
    response.writeHead(308, { Location: `https://${request.headers.host}${request.url}` }).end();
  });
  const front = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (chunk) => {
      socket.pause();
      socket.unshift(chunk);
      (chunk[0] === TLS_HANDSHAKE ? tls : redirect).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  front.listen(0, "localhost");
  await once(front, "listening");
  const address = front.address();
  if (typeof address !== "object" || !address) throw new Error("The TLS front has no port.");
  return { port: address.port, caFile, stop: () => front.close() };
}

function connectBoth(one: Socket, other: Socket) {
  for (const socket of [one, other]) socket.on("error", () => socket.destroy());
  one.pipe(other).pipe(one);
}
