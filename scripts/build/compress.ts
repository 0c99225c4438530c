/** Last step of the build: adds a brotli and a gzip variant of every text file of the client build. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(?:css|m?js|svg|json|txt|webmanifest)$/;

const entries = await readdir("build/client", { recursive: true, withFileTypes: true });
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(body));
      await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
);
