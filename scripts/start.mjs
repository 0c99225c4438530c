// npm start: runs a site from a fresh clone.
import { build, findNode, install, runUntilStopped } from "./setup/setup.mjs";

install();
build();
console.log(
  'npm run demo shows all of it, with invented enquiries. Your office opens with its first person: npm run office -- invite EMAIL --name "NAME" --role principal',
);
// trials/site/start-site.ts explains these options.
const server = ["--max-semi-space-size=4", "--heap-growing-percent=150", "build/server/index.js"];
runUntilStopped(findNode(), ["--import=./scripts/env-file.mjs", ...server], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
  MALLOC_MMAP_THRESHOLD_: "65536",
});
