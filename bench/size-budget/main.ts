import { readOptions } from "../../scripts/read-options.ts";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { findExcess, weighPage } from "./weigh-page.ts";

const usage = `npm run check:size    weighs one address of every kind of page of the build

Prints what is over the budget, and ends with 1 then. Run npm run build first.`;
readOptions(usage, {});

const paths = [
  "/",
  "/listings",
  "/listings?view=list",
  "/property/1",
  "/rentals",
  "/rentals?view=list",
  "/rental/R001",
  "/inspections",
  "/listings/map",
  "/rentals/map",
  "/compare?homes=S001,S002,S003,S004&interest=6",
  "/shortlist",
  "/saturday?suburb=Manly",
  "/suburbs",
  "/suburbs/manly",
  "/sell",
  "/sold",
  "/sold-property/1",
  "/journal",
  "/journal/what-to-look-for-on-a-salt-air-inspection",
  "/team",
  "/team/1",
  "/about",
  "/market-appraisal",
  "/terms",
  "/sitemap",
  "/contact",
  "/appraisal",
  "/property/S001/inspection",
  "/nowhere",
];

const folder = makeFolder();
await using server = await startSite({ DATA_DIR: folder });
const excess: string[] = [];
for (const path of paths) excess.push(...findExcess(await weighPage(server.origin, path)));
for (const line of excess) console.error(line);
console.log(excess.length === 0 ? `${paths.length} kinds of page keep the size budget` : "");
process.exitCode = excess.length === 0 ? 0 : 1;
