import { once } from "node:events";
import { readFileSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import https from "node:https";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { makeCertificate } from "../../trials/site/certificate.ts";
import { findBackups } from "../backup/make-backup.ts";
import {
  examine,
  expectFaults,
  feedToken,
  makeAgency,
  runDoctor,
  say,
  startDns,
  startInstance,
  startSite,
} from "./instance.fixture.ts";

test("reports a healthy site as good, sends the message, and changes nothing", async () => {
  const { env, mail } = await startInstance();
  const { code, state, findings } = await examine(env, "--mail-to", "marion@agency.test");
  // The test's host name only resolves to this machine.
  expect(findings.filter(({ state }) => state !== "good").map(({ check }) => check)).toEqual(["name"]);
  expect([code, state]).toEqual([1, "warning"]);
  expect(findings.map(({ check }) => check).join()).toBe(
    "name,certificate,proxy,database,disk,disk,backup,mail,SPF,DKIM,DMARC,sample,licence,retention,region",
  );
  expect(mail.received.map(({ envelope, subject }) => [envelope, subject])).toEqual([
    [{ from: "website@agency.test", to: ["marion@agency.test"] }, "The website can send mail"],
  ]);
});

test("prints a line for each finding, followed by advice", async () => {
  const { env } = await startInstance();
  const { code, stdout } = await runDoctor({ ...env, PURGE_AFTER_MONTHS: "0" });
  expect(code).toBe(2);
  expect(stdout).toMatch(/^ok {7}certificate {3}valid until \d{4}-/m);
  expect(stdout).toMatch(
    /^FAULT {4}retention .*after 24 months, and PURGE_AFTER_MONTHS is 0 \(never\)\n +→ Set PURGE_AFTER_MONTHS=24/m,
  );
});

test("reports what is missing: name, database, mail server, records, backups", async () => {
  const { env } = await startInstance();
  const { code, findings } = await examine({
    ...env,
    PUBLIC_ORIGIN: "https://nowhere.agency.test",
    DATABASE_URL: "postgres://leila:secret@127.0.0.1:1/site",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "website@other.test",
    BACKUP_DIR: makeFolder(),
    AGENCY_DIR: "agencies/headland",
    PURGE_AFTER_MONTHS: "36",
  });
  expect(code).toBe(2);
  expectFaults(findings, {
    name: /^fault: nowhere\.agency\.test leads nowhere$/,
    database: /^fault: PostgreSQL cannot be reached: .*ECONNREFUSED/,
    mail: /^fault: 127\.0\.0\.1:1 takes no mail from website@other\.test: .*ECONNREFUSED/,
    SPF: /^fault: other\.test has no SPF records/,
    DKIM: /^warning: no key is found under the usual names/,
    DMARC: /^fault: other\.test has no DMARC record/,
    backup: /^fault: there is no backup in /,
    sample: /^fault: agency\.json: isSample is true/,
    retention: /^fault: .*after 24 months, and PURGE_AFTER_MONTHS is 36$/,
  });
  expect(JSON.stringify(findings)).not.toContain("secret");
});

test("reports what exists but is wrong", async () => {
  const { env, mail, dataDir } = await startInstance();
  const [backup = ""] = findBackups(env.BACKUP_DIR ?? "");
  utimesSync(backup, 0, 0);
  writeFileSync(join(dataDir, "enquiries.sqlite"), Buffer.alloc(8192, 7));
  mail.setFault(550);
  const other = makeCertificate("elsewhere.test", 60);
  const { findings } = await examine(
    {
      ...env,
      PUBLIC_ORIGIN: await startSite(other.certificate, []),
      NODE_EXTRA_CA_CERTS: other.caFile,
      PURGE_AFTER_MONTHS: "12",
      DKIM_SELECTOR: "google",
      DNS_SERVER: await startDns({
        "agency.test": ["v=spf1 -all", "v=spf1 mx -all"],
        "google._domainkey.agency.test": ["v=DKIM1; p="],
        "_dmarc.agency.test": ["v=DMARC1; rua=mailto:office@agency.test"],
      }),
    },
    "--mail-to",
    "marion@agency.test",
  );
  expectFaults(findings, {
    certificate: /^fault: browsers refuse it: .*ALTNAME/,
    proxy: /^fault: the site does not trust the proxy/,
    database: /^fault: .*enquiries\.sqlite cannot be read/,
    backup: /^fault: the newest backup is \d+ hours old/,
    mail: /^fault: .*takes no mail from website@agency\.test: .*550/,
    SPF: /^fault: agency\.test has 2 SPF records; there must be one/,
    DKIM: /^fault: there is no valid key for google\._domainkey\.agency\.test/,
    DMARC: /^fault: agency\.test has no DMARC record that can be read/,
    retention: /^warning: enquiries are erased after 12 months, and the privacy page says 24/,
  });
});

test("reports what is about to fail, or is full, cut off or open to everybody", async () => {
  const { env } = await startInstance();
  const [backup = ""] = findBackups(env.BACKUP_DIR ?? "");
  truncateSync(backup, 1000);
  const soon = makeCertificate("localhost", 5);
  const { findings } = await examine({
    ...env,
    PUBLIC_ORIGIN: await startSite(soon.certificate, ["127.0.0.1"]),
    NODE_EXTRA_CA_CERTS: soon.caFile,
    // A folder without any space.
    DATA_DIR: "/proc/site",
    DNS_SERVER: await startDns({ "agency.test": ["v=spf1 +all"] }),
  });
  expectFaults(findings, {
    certificate: /^warning: valid until/,
    database: /^good: .* comes with the first start$/,
    backup: /^fault: .* is not a backup that can be restored/,
    SPF: /^warning: everybody may send as agency\.test/,
  });
  expect(say(findings, "disk")).toContain("fault: 0.0 GB are free for /proc/site");
});

test("reports an untrusted certificate and a port that does not answer", async () => {
  const { env } = await startInstance();
  const { certificate } = makeCertificate("localhost", 60);
  const refused = await examine({ ...env, PUBLIC_ORIGIN: await startSite(certificate, ["127.0.0.1"]) });
  expectFaults(refused.findings, { certificate: /^fault: browsers refuse it: .*SELF_SIGNED/ });
  const silent = await examine({ ...env, PUBLIC_ORIGIN: "https://localhost:1", SMTP_URL: "" });
  expectFaults(silent.findings, {
    certificate: /^fault: port 1 of 127\.0\.0\.1 does not answer: .*ECONNREFUSED/,
    proxy: /^fault: localhost:1 does not answer/,
    mail: /^fault: SMTP_URL is not set/,
  });
  const plain = await examine({ ...env, PUBLIC_ORIGIN: "http://localhost", BACKUP_DIR: "" });
  expectFaults(plain.findings, {
    name: /^fault: PUBLIC_ORIGIN is http:\/\/localhost, so nothing is encrypted/,
    backup: /^fault: BACKUP_DIR is not set/,
  });
});

test("queries the site at an address that its name does not resolve to yet", async () => {
  const { env } = await startInstance();
  const { certificate } = makeCertificate("www.agency.test", 60);
  const origin = (await startSite(certificate, ["127.0.0.1"])).replace("localhost", "www.agency.test");
  const before = { ...env, PUBLIC_ORIGIN: origin };
  expectFaults((await examine(before)).findings, { name: /^fault: www\.agency\.test leads nowhere$/ });
  expectFaults((await examine(before, "--at", "127.0.0.1")).findings, {
    name: /^good: www\.agency\.test leads nowhere; the site is asked at 127\.0\.0\.1$/,
    certificate: /^warning: browsers refuse it: .*SELF_SIGNED/,
    proxy: /^good: /,
  });
});

test("reports a site that does not run behind its proxy", async () => {
  const { env } = await startInstance();
  const { certificate, caFile } = makeCertificate("localhost", 60);
  const proxy = https.createServer(certificate, (_request, response) => response.writeHead(502).end());
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { findings } = await examine({
    ...env,
    PUBLIC_ORIGIN: `https://localhost:${port}`,
    NODE_EXTRA_CA_CERTS: caFile,
    FEED_DIR: makeFolder(),
    FEED_PORT: "3999",
    FEED_TOKEN: feedToken,
  });
  expectFaults(findings, {
    proxy: /^fault: the site does not run: the proxy answers 502 for it$/,
    "feed login": /takes? the token: the site does not run/,
  });
});

test("checks the old site's addresses and the licence", async () => {
  const folder = makeAgency([]);
  const { env } = await startInstance(folder);
  const lines = ["old address,new address", "/old,/about", "/other,/nowhere-at-all"];
  writeFileSync(join(folder, "redirects.csv"), lines.join("\n"));
  const file = join(folder, "agency.json");
  const { licence: _, ...others } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(others));
  const { findings } = await examine(env);
  expectFaults(findings, {
    redirects: /^warning: redirects\.csv:3 new address: is not a page of this site$/,
    licence: /^warning: the site names no licence number$/,
  });
});

test("reports an invalid variable or agency folder, before the first start", async () => {
  const { env } = await startInstance();
  for (const [changes, found] of [
    [{ PORT: "abc" }, /^fault: PORT is "abc"/],
    [{ AGENCY_DIR: "/nowhere" }, /^fault: The agency’s folder lacks \/nowhere\/agency\.json/],
  ] as const) {
    const { code, findings } = await examine({ ...env, ...changes });
    expect(code).toBe(2);
    expectFaults(findings, { configuration: found });
  }
});
