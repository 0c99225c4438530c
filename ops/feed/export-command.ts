import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Provider } from "#app/agency/folder/schemas/feed.ts";
import { type Element, writeElement } from "#app/homes/feed/element.ts";
import { toListing } from "#app/homes/feed/exporting/to-listing.server.ts";
import { findExportedHomes } from "#app/homes/register/publish/exported-homes.server.ts";
import { formatCount } from "#app/region/format.ts";
import { type openFeed, ownProvider } from "#server/feed/open-feed.ts";
import { type Printed, toPrinted } from "./report-lines.ts";

type Feed = Pick<Awaited<ReturnType<typeof openFeed>>, "db" | "providers">;

/** The provider of homes whose agentID feed.json no longer names. */
const NOBODY: Pick<Provider, "name" | "agentIds"> = { name: "unknown", agentIds: [] };

/** Everything that is on the site, one file for each provider, in the order of the lists. */
export async function exportHomes(
  { db, providers }: Feed,
  folder: string,
  now: number,
  { publicOrigin }: { publicOrigin: string },
): Promise<Printed> {
  await mkdir(folder, { recursive: true });
  const named = [...providers, ownProvider];
  const lines: string[] = [];
  for (const provider of [...named, NOBODY]) {
    let count = 0;
    const isIts = (id: string) =>
      provider === NOBODY
        ? named.every(({ agentIds }) => !agentIds.includes(id))
        : provider.agentIds.includes(id);
    async function* findListings() {
      for await (const homes of findExportedHomes(db, publicOrigin)) {
        const own = homes.filter(({ key }) => isIts(key.agentId));
        count += own.length;
        yield own.map(toListing);
      }
    }
    const pieces = writeFeed(findListings(), toAgencyTime(now));
    const path = join(folder, `${provider.name}.xml`);
    await pipeline(pieces, createWriteStream(path));
    if (count > 0) lines.push(`${path}: ${formatCount(count, "home")}`);
    else await rm(path);
  }
  return lines.length > 0 ? toPrinted(lines) : { lines: ["No home is in the register."], exitCode: 1 };
}

/** REAXML of listings, piece by piece. `date`: the agency’s wall time, as 2026-11-24T15:00. */
async function* writeFeed(batches: AsyncIterable<readonly Element[]>, date: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<propertyList date="${date.replace("T", "-")}:00">\n`;
  for await (const listings of batches) for (const listing of listings) yield `${writeElement(listing)}\n`;
  yield "</propertyList>\n";
}
