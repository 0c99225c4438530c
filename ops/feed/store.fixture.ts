import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

export const home = (words: string, status = "current") =>
  `<residential modTime="2026-11-20-09:00" status="${status}"><agentID>HEADLD</agentID><uniqueID>7</uniqueID>${words}</residential>`;
export const whole =
  "<headline>Light above the sea</headline><description>Two storeys.</description><price>2400000</price><address><streetNumber>14</streetNumber><street>Tern Lane</street><suburb>FRESHWATER</suburb></address><category name='House'/><features><bedrooms>4</bedrooms></features>";

/** Makes a new store and files to import. */
export function openStore(settings: NodeJS.ProcessEnv = {}) {
  const folder = makeFolder();
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "", FEED_DIR: "", ...settings };
  async function run(...words: string[]) {
    const { code, stdout, stderr } = await runCommand("ops/feed/main.ts", words, env);
    return { code, text: stdout + stderr };
  }
  async function write(name: string, content: string | Uint8Array) {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  }
  return { folder, run, write };
}

export const list = (...homes: string[]) =>
  `<propertyList date="2026-11-20-10:00:00">${homes.join("")}</propertyList>`;
