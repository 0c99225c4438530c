// npm start: from a fresh clone to a running site.
import { build, findNode, install, runUntilStopped } from "./setup/setup.mjs";

install();
build();
runUntilStopped(findNode(), ["--max-semi-space-size=16", "build/server/index.js"], {
  NODE_ENV: process.env.NODE_ENV ?? "production",
});
