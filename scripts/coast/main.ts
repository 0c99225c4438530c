import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DRAWINGS_FOLDER, toDrawings } from "./drawings.ts";

const usage = `npm run coast    draws the coast of every map and border

Writes the drawings to ${DRAWINGS_FOLDER}. Run it after a change of agencies/headland/places.json or of the
agency's suburb, and commit what it writes.`;

if (process.argv.includes("--help")) console.log(usage);
else
  for (const [name, drawing] of Object.entries(toDrawings()))
    await writeFile(join(DRAWINGS_FOLDER, name), `${JSON.stringify(drawing)}\n`);
