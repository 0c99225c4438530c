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

test.each([
  ["listens to this machine only in development", { NODE_ENV: "development" }, { host: "127.0.0.1" }],
  ["follows PORT in PUBLIC_ORIGIN", { PORT: "8080" }, { publicOrigin: "http://localhost:8080" }],
  ["treats an empty variable as unset", { PORT: "", HOST: "" }, { port: 3000, host: "0.0.0.0" }],
  ["drops a trailing slash", { PUBLIC_ORIGIN: "https://a.example/" }, { publicOrigin: "https://a.example" }],
  ["serves metrics to this machine", { METRICS_PORT: "94" }, { metrics: { port: 94, host: "127.0.0.1" } }],
  ["or on METRICS_HOST", { METRICS_PORT: "94", METRICS_HOST: "::" }, { metrics: { port: 94, host: "::" } }],
  ["reads proxies", { TRUSTED_PROXIES: "::1, fd00::/8" }, { trustedProxies: ["::1", "fd00::/8"] }],
])("%s: %j", (_fact, variables, settings) => expect(parseEnvironment(variables)).toMatchObject(settings));

test.each([
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
])(
  "refuses %s=%s in one line that names the variable, the value and what is accepted: %s",
  (name, value, accepted) => {
    const refusal = `${name} is ${JSON.stringify(value)}; accepted is ${accepted}`;
    expect(() => parseEnvironment({ [name]: value })).toThrow(refusal);
  },
);

test.each([
  ["DATABASE_URL", "mysql://leila:secret@db"],
  ["SMTP_URL", "leila:secret@mail"],
])("refuses a wrong %s without repeating its value, which may hold a password", (name, value) => {
  const parse = () => parseEnvironment({ [name]: value });
  expect(parse).toThrow(`${name} cannot be read; accepted is`);
  expect(parse).not.toThrow("secret@");
});
