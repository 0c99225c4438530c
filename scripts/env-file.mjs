// Reads .env before a command starts (node --import). Unlike --env-file-if-exists, prints nothing if there is none.
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile();
