// npm run deployment: tries the files of deploy/ for real, with a PostgreSQL and the proxies this machine can get.
import { findPostgres } from "./find-postgres.mjs";
import { findProxies } from "./find-proxies.mjs";
import { build, findNode, install, run } from "./setup.mjs";

install();
build();
findPostgres();
run(findNode(), ["tools/deployment/main.ts"], findProxies());
