import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import http, { type Server } from "node:http";
import https from "node:https";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished } from "vitest";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { makeFolder, makeStoreFolder } from "#app/store/stores.fixture.ts";
import { createRequestId, requestLog } from "#server/log/request-log.ts";
import { makeCertificate } from "../../trials/site/certificate.ts";
import { runCommand } from "../run-command.fixture.ts";
import { startDnsServer } from "./dns-server.fixture.ts";
import type { Finding } from "./finding.ts";

const run = promisify(execFile);

type Zone = Parameters<typeof startDnsServer>[0];
const txt = (...values: string[]) => values.map((value) => ({ type: "TXT", value }) as const);
const domain = "agency.test";
const zone: Zone = {
  localhost: [{ type: "A", value: "127.0.0.1" }],
  [domain]: txt("v=spf1 include:spf.provider.test -all", "something-else=1"),
  [`google._domainkey.${domain}`]: txt("v=DKIM1; k=rsa; p=MIGf"),
  [`_dmarc.${domain}`]: txt("v=DMARC1; p=none; rua=mailto:office@agency.test"),
  "photos.test": [{ type: "NS", value: "ns.photos.test" }],
};

/** Starts a healthy site: proxy with certificate, mail server, DNS, store and backup. */
export async function startInstance(agencyDir = getUsualAgency()) {
  const { certificate, caFile } = makeCertificate("localhost", 60);
  const site = await startSite(certificate, ["127.0.0.1"]);
  const mail = await startMailServer();
  const dns = await startDnsServer(zone);
  onTestFinished(async () => {
    dns.stop();
    await mail.stop();
  });
  const dataDir = makeStoreFolder();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DNS_SERVER: dns.address,
    NODE_EXTRA_CA_CERTS: caFile,
    PUBLIC_ORIGIN: site,
    AGENCY_DIR: agencyDir,
    DATA_DIR: dataDir,
    BACKUP_DIR: join(makeFolder(), "backups"),
    SMTP_URL: mail.url,
    MAIL_FROM: `website@${domain}`,
  };
  await runCommand("ops/backup/main.ts", [], env);
  return { env, mail, dataDir };
}

/** Starts a DNS server with the site's records, except for `changes`. */
export async function startDns(changes: { [name: string]: readonly string[] }) {
  const changed = Object.entries(changes).map(([name, values]) => [name, txt(...values)]);
  const dns = await startDnsServer({ ...zone, ...Object.fromEntries(changed) });
  onTestFinished(dns.stop);
  return dns.address;
}

const setServers = `import { syncBuiltinESMExports } from "node:module"; import { setServers } from "node:dns/promises";
setServers([process.env.DNS_SERVER]); syncBuiltinESMExports();`;

let usualAgency: string | undefined;

/** The agency folder shared by instances that need no other. */
function getUsualAgency() {
  usualAgency ??= makeAgency([]);
  return usualAgency;
}

let kept: ChildProcess | undefined;

/** Runs the command in a shared process, whose modules have loaded the usual agency's folder. */
async function askKeptProcess(env: NodeJS.ProcessEnv, words: readonly string[]) {
  kept ??= fork("ops/doctor/doctor-process.fixture.ts", { env, execArgv: [] });
  kept.send({ env, words });
  const [printed]: { code: number; stdout: string }[] = await once(kept, "message");
  if (!printed) throw new Error("The process has printed nothing");
  return printed;
}

/** Runs the command in a new process, which queries DNS_SERVER and trusts NODE_EXTRA_CA_CERTS. */
export async function runDoctor(env: NodeJS.ProcessEnv, ...words: string[]) {
  if (env.AGENCY_DIR === usualAgency) return askKeptProcess(env, words);
  const preload = ["--import", `data:text/javascript,${encodeURIComponent(setServers)}`];
  const { code, stdout } = await run(process.execPath, [...preload, "ops/doctor/main.ts", ...words], {
    env,
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
  return { code, stdout };
}

export async function examine(env: NodeJS.ProcessEnv, ...words: string[]) {
  const { code, stdout } = await runDoctor(env, "--json", ...words);
  const { state, findings }: { state: string; findings: Finding[] } = JSON.parse(stdout);
  return { code, state, findings };
}

export const feedToken = "x".repeat(32);

/** Runs the site's code for request ids behind a TLS proxy. Returns its address. */
export async function startSite(certificate: https.ServerOptions, trustedProxies: readonly string[]) {
  const app = new Hono();
  app.use(requestLog(() => {}, createRequestId(trustedProxies)));
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/feed/reports/:id", (context) =>
    context.req.header("Authorization") === `Bearer ${feedToken}`
      ? context.json({ error: "There is no such report." }, 404)
      : context.text("refused", 401),
  );
  const site = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(site, "listening");
  const proxy = https.createServer(certificate, (request, response) => {
    const to = { host: "127.0.0.1", port: getPort(site), path: request.url, headers: request.headers };
    http.get(to, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)));
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    proxy.close();
    site.close();
  });
  return `https://localhost:${getPort(proxy)}`;
}

function getPort(server: Pick<Server, "address">) {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Makes the folder of an agency that is not a sample. */
export function makeAgency(feed: readonly object[]) {
  const [sample, folder] = [resolve("agencies/headland"), makeFolder()];
  mkdirSync(join(folder, "homes"));
  for (const name of globSync("{*,homes/*}.json", { cwd: sample })) {
    const text = readFileSync(join(sample, name), "utf8")
      .replaceAll(".example", ".test")
      .replaceAll(/\(0([2378])\) (?:5550|7010)/g, "(0$1) 9977")
      .replaceAll(/0491 57\d/g, "0412 345")
      .replaceAll('"10000000"', '"20123456"')
      .replaceAll("00 000 000 000", "51 824 753 556")
      .replace('"isSample": true', '"isSample": false');
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, "feed.json"), JSON.stringify(feed));
  cpSync(join(sample, "theme.css"), join(folder, "theme.css"));
  for (const name of ["public", "drawings", "journal"]) symlinkSync(join(sample, name), join(folder, name));
  return folder;
}

/** The findings of a check, as "state: found". */
export const say = (findings: readonly Finding[], check: string) =>
  findings.filter((finding) => finding.check === check).map(({ state, found }) => `${state}: ${found}`);

/** Expects each check to report a fault that matches, with advice. */
export function expectFaults(findings: readonly Finding[], faults: Record<string, RegExp>) {
  for (const [check, pattern] of Object.entries(faults)) {
    expect(say(findings, check).join("\n")).toMatch(pattern);
    for (const { state, advice } of findings.filter((finding) => finding.check === check))
      expect(Boolean(advice)).toBe(state !== "good");
  }
}
