import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { createLook } from "#app/feed/arrival/arrival.server.ts";
import { openFolders } from "#app/feed/arrival/folders.server.ts";
import { createTroubleMail } from "#app/feed/arrival/trouble-mail.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";

const provider = { name: "crm", agentIds: ["AGENCY"], pictureOrigins: [], silenceHours: 36 };
const office = { name: "Headland", email: "hello@headland.example", phone: "(02) 5550 0142" };

export const home = (id: number, words = "") =>
  `<residential status="current"><agentID>AGENCY</agentID><uniqueID>${id}</uniqueID><headline>Home ${id}</headline><price>2400000</price><address><streetNumber>${id}</streetNumber><street>Tern Lane</street><suburb>FRESHWATER</suburb></address><features><bedrooms>4</bedrooms></features>${words}</residential>`;
export const list = (...homes: string[]) =>
  `<propertyList date="2026-11-20-10:00:00">${homes.join("")}</propertyList>`;

/** Opens a feed in its own folder; each `look` is a second later than the last. */
export async function openArrival(db: Database, feedDir = makeFolder()) {
  const folders = await openFolders(feedDir);
  let now = Date.now();
  const kept: string[] = [];
  const logged: string[] = [];
  const options = { folders, db, providers: [provider], agency: { team: [], office } };
  const publicOrigin = "https://headland.example";
  const trouble = createTroubleMail({ db, getTeam: () => defaultTexts, publicOrigin, now: () => now });
  const look = createLook({
    ...options,
    keepPicture: async (path) => {
      kept.push(path);
      return `kept:${kept.length}`;
    },
    onTrouble: trouble.tell,
    onLook: trouble.tellGathered,
    log: {
      info: (fields) => void logged.push(JSON.stringify(fields)),
      error: (fields) => expect.fail(JSON.stringify(fields)),
    },
  });
  async function lookLater(seconds = 1) {
    now += seconds * 1000;
    await look(now);
  }
  return {
    options,
    folders,
    kept,
    logged,
    drop: (name: string, content: string | Uint8Array) => writeFile(join(folders.in, name), content),
    look: lookLater,
    async settle() {
      for (let count = 0; count < 4; count += 1) await lookLater();
    },
    async files() {
      const entries = await readdir(feedDir, { recursive: true, withFileTypes: true });
      const found = entries.filter((entry) => entry.isFile());
      const toFolder = (path: string) => path.slice(feedDir.length + 1);
      return found
        .map(({ parentPath, name }) => `${toFolder(parentPath)}/${name.replace(/^[\w-]+~/, "")}`)
        .sort();
    },
  };
}

export function findHomes(db: Database) {
  return db.selectFrom("register").select(["id", "state"]).orderBy("id").execute();
}
