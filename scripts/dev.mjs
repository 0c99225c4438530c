// npm run dev: the site with hot reload, rendered from the sources.
import { findNode, install, runUntilStopped } from "./setup/setup.mjs";

install();
runUntilStopped(findNode(), ["--import=./scripts/env-file.mjs", "scripts/dev-server.ts"], {
  NODE_ENV: "development",
});
