import { setServers } from "node:dns/promises";
import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { runCommand } from "../run-command.fixture.ts";

type Asked = { env: NodeJS.ProcessEnv; words: string[] };

const authorities = getCACertificates("default");

/**
 * Runs the command in a process that already loaded its modules; it queries DNS_SERVER and trusts NODE_EXTRA_CA_CERTS.
 */
process.on("message", async ({ env, words }: Asked) => {
  setServers([env.DNS_SERVER ?? ""]);
  syncBuiltinESMExports();
  setDefaultCACertificates([...authorities, readFileSync(env.NODE_EXTRA_CA_CERTS ?? "", "utf8")]);
  process.send?.(await runCommand("ops/doctor/main.ts", words, env));
});
