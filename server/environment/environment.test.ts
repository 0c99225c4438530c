import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

test("has a default for every variable in production", () => {
  expect(parseEnvironment({})).toEqual({
    isProduction: true,
    port: 3000,
    host: "0.0.0.0",
    dataDir: `${process.cwd()}/data`,
    agencyDir: `${process.cwd()}/agencies/headland`,
    backup: { directory: undefined, keep: 14, copyCommand: undefined },
    listingsDir: `${process.cwd()}/agencies/headland/homes`,
    pageCacheMb: 64,
    publicOrigin: "http://localhost:3000",
    trustedProxies: [],
    databaseUrl: undefined,
    smtpUrl: undefined,
    dkimSelector: undefined,
    mailFrom: "hello@headland.example",
    officeEmail: "hello@headland.example",
    rateLimitPerMinute: 20,
    mailPerMinute: 60,
    purgeAfterMonths: 24,
    stopNoticeSeconds: 1,
    metrics: undefined,
  });
});

test("listens to this machine only in development", () => {
  expect(parseEnvironment({ NODE_ENV: "development" }).host).toBe("127.0.0.1");
});

test("follows PORT in the default of PUBLIC_ORIGIN", () => {
  expect(parseEnvironment({ PORT: "8080" }).publicOrigin).toBe("http://localhost:8080");
});

test("treats an empty variable as unset", () => {
  expect(parseEnvironment({ PORT: "", HOST: "" })).toMatchObject({ port: 3000, host: "0.0.0.0" });
});

test("drops a trailing slash of PUBLIC_ORIGIN", () => {
  expect(parseEnvironment({ PUBLIC_ORIGIN: "https://www.headland.example/" }).publicOrigin).toBe(
    "https://www.headland.example",
  );
});

const wrong = [
  ["PORT", "65536", "a whole number from 0 to 65535"],
  ["HOST", "not a host", "a host name or an IP address"],
  ["DATA_DIR", "   ", "the path of a folder"],
  ["BACKUP_KEEP", "0", "a whole number of backups, at least 1"],
  ["PUBLIC_ORIGIN", "www.headland.example", "an address without a path"],
  ["PUBLIC_ORIGIN", "https://headland.example/site", "an address without a path"],
  ["PAGE_CACHE_MB", "lots", "a whole number of megabytes"],
  ["MAIL_FROM", "Headland <hello@headland.example>", "one e-mail address"],
  ["OFFICE_EMAIL", "a@b.example, c@d.example", "one e-mail address"],
  ["RATE_LIMIT_PER_MINUTE", "-1", "a whole number of forms"],
  ["PURGE_AFTER_MONTHS", "24mo", "a whole number of months"],
  ["MAIL_PER_MINUTE", "many", "a whole number of mails"],
  ["STOP_NOTICE_SECONDS", "6", "a whole number of seconds from 0 to 5"],
  ["METRICS_PORT", "70000", "a whole number from 0 to 65535"],
  ["TRUSTED_PROXIES", "10.0.0.0/33", "a list such as 127.0.0.1, 10.0.0.0/8"],
  ["NODE_ENV", "staging", "production, development or test"],
] as const;

for (const [name, value, accepted] of wrong) {
  test(`refuses ${name}=${value} in one line that names the variable, the value and the accepted values`, () => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}; accepted is ${accepted}`,
    );
  });
}

const secrets = [
  ["DATABASE_URL", "mysql://leila:secret@db"],
  ["SMTP_URL", "leila:secret@mail"],
] as const;

for (const [name, value] of secrets) {
  test(`refuses a wrong ${name} without repeating its value, which may hold a password`, () => {
    const refusal = `${name} cannot be read; accepted is`;
    expect(() => parseEnvironment({ [name]: value })).toThrow(refusal);
    expect(() => parseEnvironment({ [name]: value })).not.toThrow("secret@");
  });
}

test("serves metrics on the loopback address by default", () => {
  expect(parseEnvironment({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
  expect(parseEnvironment({ METRICS_PORT: "9464", METRICS_HOST: "::" }).metrics?.host).toBe("::");
});

test("reads a list of proxies", () => {
  expect(parseEnvironment({ TRUSTED_PROXIES: "127.0.0.1, fd00::/8" }).trustedProxies).toEqual([
    "127.0.0.1",
    "fd00::/8",
  ]);
});
