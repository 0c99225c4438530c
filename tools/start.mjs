// npm start: from a fresh clone to a running site.
import { build, findNode, install, runUntilStopped } from "./setup.mjs";

install();
build();
runUntilStopped(findNode(), ["build/server/index.js"], { NODE_ENV: process.env.NODE_ENV ?? "production" });
