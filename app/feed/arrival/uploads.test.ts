import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { findHomes, home, list, openArrival } from "./arrival.fixture.ts";
import { hasFtp, hasSftp, startFtpServer, startSftpServer } from "./upload-servers.fixture.ts";

/** A megabyte: at 200 kB a second there is time to do something meanwhile. */
const manyHomes = Array.from({ length: 100 }, (_, index) =>
  home(index + 1, `<description>${"Two storeys. ".repeat(800)}</description>`),
);
const SLOW = ["--limit-rate", "200k"];

async function openFeed() {
  const db = await openDatabase({ dataDir: makeFolder() });
  onTestFinished(() => db.destroy());
  const feedDir = makeFolder();
  await chmod(feedDir, 0o777);
  const arrival = await openArrival(db, feedDir);
  await mkdir(arrival.folders.in, { recursive: true });
  const local = makeFolder();
  async function write(name: string, text: string) {
    const path = join(local, name);
    await writeFile(path, text);
    return path;
  }
  const hasArrived = async (name: string) => (await readdir(arrival.folders.in)).includes(name);
  return { db, ...arrival, write, hasArrived };
}

function upload(...words: string[]) {
  const program = spawn("curl", ["--silent", "--show-error", ...words], { stdio: "ignore" });
  return { kill: () => program.kill("SIGKILL"), exit: once(program, "exit").then(([code]) => code) };
}

test.skipIf(!hasFtp)(
  "by FTP: whole, throttled and interleaved uploads are taken, each once it is whole",
  async () => {
    const { db, folders, write, look, hasArrived } = await openFeed();
    const server = await startFtpServer(folders.in);
    onTestFinished(server.stop);
    const slow = upload(...SLOW, "-T", await write("slow.xml", list(...manyHomes)), `${server.url}/`);
    await expect.poll(() => hasArrived("slow.xml")).toBe(true);
    const quick = upload("-T", await write("quick.xml", list(home(901))), `${server.url}/`);
    expect(await quick.exit).toBe(0);
    for (let count = 0; count < 4; count += 1) await look();
    expect((await findHomes(db)).map(({ id }) => id)).toEqual(["AGENCY-901"]);
    expect(await hasArrived("slow.xml")).toBe(true);
    expect(await slow.exit).toBe(0);
    for (let count = 0; count < 4; count += 1) await look();
    expect(await findHomes(db)).toHaveLength(101);
    expect(await readdir(folders.in)).toEqual([]);
  },
);

test.skipIf(!hasFtp)("by FTP: an upload that is cut changes nothing; sent again it is taken", async () => {
  const { db, folders, write, look, hasArrived, files } = await openFeed();
  const server = await startFtpServer(folders.in);
  onTestFinished(server.stop);
  const path = await write("cut.xml", list(...manyHomes));
  const cut = upload(...SLOW, "-T", path, `${server.url}/`);
  await expect.poll(() => hasArrived("cut.xml")).toBe(true);
  cut.kill();
  await cut.exit;
  for (let count = 0; count < 4; count += 1) await look();
  expect(await findHomes(db)).toEqual([]);
  await look(600);
  expect((await files()).filter((name) => name.startsWith("refused"))).toHaveLength(2);
  const again = upload("-T", path, `${server.url}/`);
  expect(await again.exit).toBe(0);
  for (let count = 0; count < 4; count += 1) await look();
  expect(await findHomes(db)).toHaveLength(100);
});

test.skipIf(!hasSftp)(
  "by SFTP, with the rules of deploy/feed: one may write and rename, not read or remove",
  async () => {
    const { db, folders, write, look } = await openFeed();
    const server = await startSftpServer(folders.in);
    onTestFinished(server.stop);
    const path = await write("a.xml", list(home(1)));
    server.run(`put ${path} a.xml.part`);
    for (let count = 0; count < 4; count += 1) await look();
    expect(await findHomes(db)).toEqual([]);
    server.run("rename a.xml.part a.xml");
    expect(() => server.run(`get a.xml ${path}.copy`)).toThrow();
    expect(() => server.run("rm a.xml")).toThrow();
    expect(() => server.run("symlink /etc/passwd b.xml")).toThrow();
    for (let count = 0; count < 4; count += 1) await look();
    expect(await findHomes(db)).toEqual([{ id: "AGENCY-1", state: "live" }]);
  },
);
