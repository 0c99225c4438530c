import { readOptions } from "../../scripts/read-options.ts";
import { toReason } from "../command.ts";
import { createFinding, type Finding, states } from "./finding.ts";

const usage = `npm run doctor [-- OPTIONS]    what is wrong with this site and all it depends on, and what to do
  --mail-to ADDRESS   sends a real message
  --at ADDRESS        asks the site there, before its name leads to it
  --json              for a monitor

Reads the environment that the server reads, also before the first start, and changes nothing. Ends with 0 when all is
well, 1 when something is worth a look, 2 when something is wrong.
Example: npm run doctor -- --mail-to office@agency.example`;

const { values } = readOptions(usage, {
  options: {
    "mail-to": { type: "string" },
    at: { type: "string" },
    json: { type: "boolean" },
  },
});
const findings = await findAll();
const worst = Math.max(...findings.map(({ state }) => states.indexOf(state)));
if (values.json) console.log(JSON.stringify({ state: states[worst], findings }, undefined, 2));
else for (const finding of findings) console.log(toLines(finding));
process.exitCode = worst;

async function findAll(): Promise<Finding[]> {
  try {
    // Modules read the agency's folder while loading, and throw if it is invalid.
    const { examine } = await import("./examine.ts");
    return await examine(process.env, {
      mailTo: values["mail-to"],
      at: values.at,
    });
  } catch (error) {
    const advice =
      "Nothing else can be examined until this is fixed: docs/configuration.md has every variable; npm run agency -- check names every mistake in the folder.";
    return [createFinding("configuration").fault(toReason(error), advice)];
  }
}

function toLines({ check, state, found, advice }: Finding) {
  const mark = state === "good" ? "ok" : state.toUpperCase();
  const line = `${mark.padEnd(9)}${check.padEnd(14)}${found}`;
  return advice ? `${line}\n${" ".repeat(23)}→ ${advice}` : line;
}
