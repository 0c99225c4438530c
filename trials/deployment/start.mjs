// npm run deployment: tries the files of deploy/ for real, with a PostgreSQL and the proxies this machine can get.
import { findPostgres, findProxies } from "../../scripts/setup/find-servers.mjs";
import { build, findNode, install, run } from "../../scripts/setup/setup.mjs";

install();
build();
findPostgres();
run(findNode(), ["trials/deployment/main.ts", ...process.argv.slice(2)], findProxies());
