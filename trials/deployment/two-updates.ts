import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#app/store/database.server.ts";
import { createDatabase, type TestPostgres } from "#app/store/postgres.fixture.ts";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions, postUntilThanked, sendAll } from "../site/send-forms.ts";
import { makeFolder, type RunningSite, startSite } from "../site/start-site.ts";

const FORMS = 60;

/**
 * Updates from the first release to the next and then to this build, over one store and the first one's agency folder.
 * The older process takes forms beside the newer until it is stopped. Releases are tags or commits of this repository.
 */
export async function tryTwoUpdates(postgres: TestPostgres, releases: readonly string[]): Promise<Finding> {
  const folders = [...releases.map(buildRelease), "."];
  const agencyDir = makeFolder();
  cpSync(join(folders[0] ?? ".", "agencies/headland"), agencyDir, { recursive: true });
  const databaseUrl = await createDatabase(postgres, "updates");
  const environment = {
    AGENCY_DIR: agencyDir,
    DATABASE_URL: databaseUrl,
    DATA_DIR: makeFolder(),
  };

  const thanked: string[] = [];
  const together: string[] = [];
  let older: RunningSite | undefined;
  for (const folder of folders) {
    const newer = await startSite(environment, { folder });
    const sites = older ? [older, newer] : [newer];
    const answers = await sendAll(makeSubmissions(FORMS), (form, index) =>
      postUntilThanked(form, [sites[index % sites.length]?.origin ?? newer.origin]),
    );
    thanked.push(...answers.map(({ id }) => id));
    const pages = await Promise.all(sites.map(({ origin }) => fetch(`${origin}/property/1`)));
    together.push(pages.map(({ status }) => status).join(" and "));
    await older?.stop();
    older = newer;
  }
  await older?.stop();

  const db = await openDatabase({ databaseUrl, dataDir: "" });
  const stored = await db.selectFrom("enquiry").select("id").execute();
  await db.destroy();
  const ids = new Set(stored.map(({ id }) => id));
  return {
    title: `Two updates in a row: ${[...releases, "this build"].join(", ")}`,
    figures: {
      "forms thanked for": thanked.length,
      "enquiries stored": stored.length,
      "a home's page of each process": together.join(", then "),
    },
    isGood:
      stored.length === thanked.length &&
      thanked.every((id) => ids.has(id)) &&
      together.every((statuses) => /^200(?: and 200)?$/.test(statuses)),
  };
}

/** The release in a folder of its own, as docs/operate.md installs one. */
function buildRelease(release: string) {
  const folder = makeFolder();
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  run("git", "clone", "--quiet", process.cwd(), ".");
  run("git", "checkout", "--quiet", release);
  run("npm", "ci", "--prefer-offline", "--no-audit", "--no-fund");
  run("npm", "run", "--silent", "build");
  return folder;
}
