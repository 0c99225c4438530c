import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase } from "#app/store/database.server.ts";
import { createDatabase, type TestPostgres } from "#app/store/postgres.fixture.ts";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { makeFolder, type RunningSite, startSite } from "../site/start-site.ts";
import { type ShippedProxy, startProxy } from "./proxies.ts";
import { createSite } from "./visitors.ts";

/** A script that only the newer of two releases has. */
export const newAsset = "/assets/only-in-the-new-release.js";

export type Web = ReturnType<typeof createWeb>;
export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Two web processes on one new database, behind a proxy with its shipped file; the second runs a newer release. */
export async function setStage(proxy: ShippedProxy, postgres: TestPostgres) {
  const databaseUrl = await createDatabase(postgres, `stage_${proxy.name.toLowerCase()}`);
  const ports = { http: await findFreePort(), https: await findFreePort() };
  const [first, second] = [await findFreePort(), await findFreePort()];
  const environment = {
    PUBLIC_ORIGIN: `https://localhost:${ports.https}`,
    TRUSTED_PROXIES: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    LISTINGS_DIR: resolve("agencies/headland/homes"),
    // The value in deploy/headland.env.example.
    STOP_NOTICE_SECONDS: "2",
    DATA_DIR: makeFolder(),
  };
  const web: [Web, Web] = [createWeb(first, environment), createWeb(second, environment, makeNewRelease())];
  const stopWeb = () => Promise.all(web.map((each) => each.stop()));
  try {
    await Promise.all(web.map((each) => each.start()));
    const running = await startProxy(proxy, { ...ports, web: [first, second] });
    const db = await openDatabase({ databaseUrl, dataDir: "" });
    const site = createSite(running.origin, running.certificate());
    const close = async () => {
      await running.stop();
      await stopWeb();
      await db.destroy();
    };
    return { name: proxy.name, site, http: ports.http, web, db, close };
  } catch (error) {
    await stopWeb();
    throw error;
  }
}

function createWeb(port: number, environment: Record<string, string>, folder = ".") {
  let running: RunningSite | undefined;
  return {
    async start(more: Record<string, string> = {}) {
      running = await startSite({ ...environment, PORT: String(port), ...more }, { folder });
    },
    stop: async () => running?.stop(),
    kill: async () => running?.kill(),
  };
}

/** The same build in another folder, with one script more. */
function makeNewRelease() {
  const folder = makeFolder();
  cpSync("build", join(folder, "build"), { recursive: true });
  for (const name of ["node_modules", "agencies", "package.json"])
    symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, "build/client", newAsset), "export const isNew = true;\n");
  return folder;
}
