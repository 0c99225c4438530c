import { everyKind } from "../../e2e/every-page.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { findExcess, weighPage } from "./weigh-page.ts";

const usage = `npm run check:size    weighs addresses of every kind of page of the build

Prints what is over the budget, and ends with 1 then. Run npm run build first.`;
readOptions(usage, {});

await using server = await startSite({ DATA_DIR: makeFolder() });
const excess: string[] = [];
for (const path of everyKind) excess.push(...findExcess(await weighPage(server.origin, path)));
for (const line of excess) console.error(line);
console.log(
  excess.length === 0 ? `${everyKind.length} addresses of every kind of page keep the size budget` : "",
);
process.exitCode = excess.length === 0 ? 0 : 1;
