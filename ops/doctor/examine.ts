import { parseEnvironment } from "#server/environment/environment.ts";
import { checkFacts } from "./facts.ts";
import { createFinding, type Finding, toReason } from "./finding.ts";
import { checkMail } from "./mail.ts";
import { checkNeighbours } from "./neighbours.ts";
import { checkSite } from "./site.ts";
import { checkStore } from "./store.ts";

/** `at` is an address to ask the site at, before its name leads there. */
type Options = { mailTo?: string; tryWebhook?: boolean; at?: string };

/** Every finding, group by group. A group that cannot be examined is a fault itself. */
export async function examine(source: NodeJS.ProcessEnv, options: Options): Promise<Finding[]> {
  const environment = parseEnvironment(source);
  const groups = {
    site: checkSite(environment, options.at),
    store: checkStore(environment),
    mail: checkMail(environment, options),
    neighbours: checkNeighbours(environment, options),
    facts: Promise.resolve().then(() => checkFacts(environment)),
  };
  const findings = Object.entries(groups).map(([name, group]) =>
    group.catch((error: unknown) => [
      createFinding(name).fault(
        toReason(error),
        "Mend what it says, then ask again; /etc/resolv.conf says which DNS is asked.",
      ),
    ]),
  );
  return (await Promise.all(findings)).flat();
}
