import { HtmlValidate } from "html-validate";
import { everyKind } from "../../e2e/every-page.ts";
import { makeFolder, startSite } from "../../trials/site/start-site.ts";
import { readOptions } from "../read-options.ts";

const usage = `npm run check:html    validates the HTML of every kind of page of the build, by html-validate's standard rules

Prints what is invalid, and ends with 1 then. Run npm run build first.`;
readOptions(usage, {});

const forms = ["/contact", "/appraisal", "/property/S001/inspection", "/rental/R003/enquire", "/team/1/ask"];
const withErrors = [...forms, "/newsletter"];
const withThanks = forms.filter((path) => path !== "/appraisal").map((path) => `${path}?sent=ABCD-2345`);

await using site = await startSite({ DATA_DIR: makeFolder() });
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // HTML allows details only as flow content, which a header cell may contain.
  elements: ["html5", { details: { flow: true, interactive: true, sectioning: false } }],
});
const faults: string[] = [];
for (const path of [...everyKind, ...withThanks]) faults.push(...(await findFaults(path)));
for (const path of withErrors)
  faults.push(...(await findFaults(path, { method: "POST", body: new URLSearchParams("a=b") })));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function findFaults(path: string, request?: RequestInit) {
  const response = await fetch(site.origin + path, request);
  if (request && response.status !== 422) throw new Error(`POST ${path} shows no errors: ${response.status}`);
  const { results } = await validator.validateString(await response.text());
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector }) =>
        `${request?.method ?? "GET"} ${path}: ${message} (${ruleId}, ${selector})`,
    );
}
