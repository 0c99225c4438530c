import path from "node:path";
import { parseArgs } from "node:util";
import { encodeChanged } from "./encode-changed.ts";

const usage = "Usage: node scripts/pictures/main.ts --from FOLDER [--from FOLDER …]";
const root = path.join(import.meta.dirname, "../..");

const { values } = parseArgs({ options: { from: { type: "string", multiple: true } } });
if (!values.from) {
  console.error(usage);
  process.exit(1);
}

const { encoded, unchanged, problems } = await encodeChanged({
  from: values.from,
  outputFolder: path.join(root, "public/pictures"),
  manifestFile: path.join(root, "app/ui/picture/pictures.json"),
});
if (encoded.length > 0) console.log(`Encoded: ${encoded.join(", ")}`);
console.log(`${encoded.length} encoded, ${unchanged.length} unchanged, ${problems.length} left out`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
