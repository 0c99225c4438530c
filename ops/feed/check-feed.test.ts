import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { makeCertificate } from "../../trials/site/certificate.ts";
import {
  examine,
  expectFaults,
  feedToken,
  makeAgency,
  say,
  startInstance,
  startSite,
} from "../doctor/instance.fixture.ts";

test("sends the feed's token only to a verified server, or to an address given by the operator", async () => {
  const { env } = await startInstance();
  const feed = { ...env, FEED_DIR: makeFolder(), FEED_PORT: "3999", FEED_TOKEN: feedToken };
  const examineToken = async (changes: NodeJS.ProcessEnv, ...words: string[]) =>
    say((await examine({ ...feed, ...changes }, ...words)).findings, "feed login").join("\n");
  expect(await examineToken({})).toMatch(/^good: https:\/\/localhost:\d+\/feed takes the token$/m);
  expect(await examineToken({ FEED_TOKEN: "y".repeat(32) })).toMatch(/not take the token: it answers 401$/m);
  const { certificate } = makeCertificate("localhost", 60);
  const unproven = { PUBLIC_ORIGIN: await startSite(certificate, ["127.0.0.1"]) };
  expect(await examineToken(unproven)).toMatch(/does not take the token: .*self-signed/m);
  expect(await examineToken(unproven, "--at", "127.0.0.1")).toMatch(/feed takes the token$/m);
});

test("reports faults of the feed: folder, users, server, picture hosts", async () => {
  const { env } = await startInstance();
  const crm = { name: "nobody-at-all", agentIds: ["X"], silenceHours: 1 };
  const pictureOrigins = ["https://*.photos.test", "https://*.gone.test", "http://127.0.0.1:1"];
  const feedDir = makeFolder();
  const { findings } = await examine({
    ...env,
    AGENCY_DIR: makeAgency([{ ...crm, pictureOrigins }]),
    FEED_DIR: feedDir,
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN?.replace("localhost", "127.0.0.1"),
  });
  expectFaults(findings, {
    "feed folder": /^fault: the site cannot take files from .*\/in: .*ENOENT/,
    "feed login":
      /^fault: nobody can log in as nobody-at-all[\s\S]*fault: SFTP does not answer at 127\.0\.0\.1:2222/,
    "picture host":
      /^good: https:\/\/\*\.photos\.test is there\nfault: https:\/\/\*\.gone\.test cannot be reached: .*\nfault: http:\/\/127\.0\.0\.1:1 cannot be reached/,
  });
  mkdirSync(join(feedDir, "in"));
  const [user = ""] = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .filter((line) => line.endsWith("/nologin"));
  const well = await examine({
    ...env,
    AGENCY_DIR: makeAgency([{ ...crm, name: user.split(":")[0], pictureOrigins: [] }]),
    FEED_DIR: feedDir,
  });
  expect(say(well.findings, "feed folder")).toEqual([`good: the site reads ${feedDir}/in`]);
  expect(say(well.findings, "feed login")).toContain(`good: ${user.split(":")[0]} may upload`);
});

test("requires neither a user nor SFTP for a feed sent by POST", async () => {
  const { env } = await startInstance();
  const provider = { name: "nobody-at-all", agentIds: ["X"], pictureOrigins: [], silenceHours: 1 };
  const feed = { FEED_DIR: makeFolder(), FEED_PORT: "3999", FEED_TOKEN: feedToken };
  const { findings } = await examine({ ...env, ...feed, AGENCY_DIR: makeAgency([provider]) });
  expect(say(findings, "feed login")).toEqual([expect.stringMatching(/^good: .*\/feed takes the token$/)]);
});
