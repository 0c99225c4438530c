import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "../../scripts/find-free-port.ts";

const DEBIAN = "/usr/lib/postgresql";

export type TestPostgres = {
  /** The folder of pg_dump and the other programs. */
  bin: string;
  /** The data folder. */
  data: string;
  url: (database: string) => string;
  process: ChildProcess;
  /** Stops the server and starts it again after `awayMs`, with the same data and address. */
  restart: (awayMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a temporary PostgreSQL for tests; `undefined` when it is not installed. */
export async function startPostgres(
  settings: readonly string[] = ["fsync=off"],
): Promise<TestPostgres | undefined> {
  const bin = findPrograms();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
  const user = getUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = ["--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"];
  const initialise = ["-D", data, "-U", "postgres", ...options];
  execFileSync(join(bin, "initdb"), initialise, { ...user, stdio: "ignore" });
  const port = await findFreePort();
  const flags = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, ...settings];
  const start = () =>
    spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...flags.flatMap((flag) => ["-c", flag])], {
      ...user,
      stdio: "ignore",
    });
  async function end() {
    server.kill("SIGINT");
    if (server.exitCode === null) await once(server, "exit");
  }
  let server = start();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await waitUntilReady(server, url("postgres"));
  return {
    bin,
    data,
    url,
    get process() {
      return server;
    },
    async restart(awayMs) {
      await end();
      await wait(awayMs);
      server = start();
      await waitUntilReady(server, url("postgres"));
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The database with the store's tables, which the databases of tests are copied from. */
export const STORE_TEMPLATE = "store_template";

/** Creates a database, empty or as a copy of `template`, which must have no connections. */
export async function createDatabase(
  postgres: Pick<TestPostgres, "url">,
  name: string,
  template = "template1",
) {
  const client = new pg.Client(postgres.url("postgres"));
  await client.connect();
  const { rows } = await client.query("show server_version_num");
  // Older versions always copy files.
  const strategy = Number(rows[0].server_version_num) >= 150_000 ? "strategy file_copy" : "";
  await client.query(`create database ${name} template ${template} ${strategy}`);
  await client.end();
  return postgres.url(name);
}

function findPrograms() {
  const given = process.env.POSTGRES_BIN;
  if (given) return given;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(DEBIAN, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
}

/** PostgreSQL refuses to run as root, so root runs it as its own user. */
function getUser() {
  if (process.getuid?.() !== 0) return undefined;
  const read = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: read("-u"), gid: read("-g") };
}

/** Waits as long as it takes; throws if the server ends. */
async function waitUntilReady(server: ChildProcess, url: string) {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null) throw error;
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
