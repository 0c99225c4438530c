import { hasAgencyFile, toAgencyPath } from "#app/agency/folder/disk.ts";
import { region } from "#app/agency/region.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { toNameInSentence, toUnknownSentence } from "#app/region/regions.ts";
import { readTextsCopy } from "#app/slots/published-texts.server.ts";
import { toTextsFile } from "#app/store/store-files.server.ts";
import { type Environment, parseEnvironment } from "#server/environment/environment.ts";
import { findSampleFacts } from "#server/sample-facts.ts";
import { checkFolder } from "../agency/check-folder.ts";
import type { Fault } from "../agency/folder-file.ts";
import { toReason } from "../command.ts";
import { type CheckOptions, createFinding, type Finding } from "./finding.ts";
import { checkMail } from "./mail.ts";
import { moduleChecks } from "./module-checks.ts";
import { checkSite } from "./site.ts";
import { checkStore } from "./store.ts";

const MONTHS_PER_YEAR = 12;

type Options = CheckOptions & { mailTo?: string };

/** All findings, group by group. A group that cannot be examined counts as a fault. */
export async function examine(source: NodeJS.ProcessEnv, options: Options): Promise<Finding[]> {
  const environment = parseEnvironment(source);
  const groups = {
    site: checkSite(environment, options.at),
    store: checkStore(environment),
    mail: checkMail(environment, options),
    ...Object.fromEntries(moduleChecks.map(({ name, check }) => [name, check(environment, source, options)])),
    facts: checkFacts(environment),
  };
  const findings = Object.entries(groups).map(([name, group]) =>
    group.catch((error: unknown) => [
      createFinding(name).fault(
        toReason(error),
        "Fix what it says, then run this again; /etc/resolv.conf says which DNS is asked.",
      ),
    ]),
  );
  return (await Promise.all(findings)).flat();
}

/** Finds statements of the site that are not true. */
async function checkFacts({ listingsDir, dataDir, purgeAfterMonths }: Environment) {
  const { pages, office } = await readTextsCopy(toTextsFile(dataDir));
  return [
    ...checkSample(listingsDir),
    checkLicence(office.licence),
    ...checkFiles(),
    checkRetention(purgeAfterMonths, pages),
    checkRegion(),
  ];
}

/**
 * Not a fault of the site, because features without known rules are off; the agency must then follow the law by itself.
 */
function checkRegion() {
  return createFinding("region").good(
    toUnknownSentence(region) || `rules on advertisements and bond are those of ${toNameInSentence(region)}`,
  );
}

function checkLicence(licence: string | undefined): Finding {
  const { good, warning } = createFinding("licence");
  if (licence) return good(`the site names the licence ${licence}`);
  return warning(
    "the site names no licence number",
    "Write it under Texts in the office, or into agency.json: advertisements have to name it.",
  );
}

/** Reports lines of redirects.csv that are ignored, and map files that would prevent the next start. */
function checkFiles(): Finding[] {
  const faults = checkFolder(toAgencyPath("."));
  const toSentence = ({ file, line, field = "", message }: Fault) =>
    `${[file, line].filter(Boolean).join(":")} ${field}: ${message}`;
  const redirects = createFinding("redirects");
  const unfollowed = faults.filter(({ file }) => file === "redirects.csv");
  const lines = unfollowed.map((fault) =>
    redirects.warning(
      toSentence(fault),
      "Correct the line and restart the site: until then it leads nowhere.",
    ),
  );
  if (hasAgencyFile("redirects.csv") && lines.length === 0)
    lines.push(redirects.good("every line of redirects.csv is followed"));
  const maps = faults.filter(({ file }) => file.startsWith("map/"));
  return [
    ...lines,
    ...maps.map((fault) =>
      createFinding("map").fault(
        toSentence(fault),
        "Correct the file or remove it: the site does not start with it. docs/folder.md says what it may have.",
      ),
    ),
  ];
}

function checkSample(listingsDir: string): Finding[] {
  const { good, fault } = createFinding("sample");
  const found = findSampleFacts(listingsDir);
  const advice =
    "Put your own into the folder that AGENCY_DIR names, or LISTINGS_DIR: the site does not start with it.";
  return found.length === 0
    ? [good("no fact of a sample is left")]
    : found.map((fact) => fault(fact, advice));
}

/** Checks the privacy page's promise of when enquiries are erased. */
function checkRetention(months: number, { privacy }: SiteTexts["pages"]): Finding {
  const { good, warning, fault } = createFinding("retention");
  const sentences = privacy.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((text) => text.split(/(?<=\.) /));
  const promises = sentences.filter((sentence) => /enquir.*\berased\b/i.test(sentence)).flatMap(toMonths);
  const [promised] = promises;
  if (promised === undefined)
    return warning(
      "the privacy page does not say after how many months enquiries are erased",
      "Say it under Texts in the office, or in legal.json.",
    );
  if (months === 0 || months > promised)
    return fault(
      `the privacy page promises to erase enquiries after ${promised} months, and PURGE_AFTER_MONTHS is ${months}${months === 0 ? " (never)" : ""}`,
      `Set PURGE_AFTER_MONTHS=${promised}, or change the page under Texts in the office.`,
    );
  if (months < promised)
    return warning(
      `enquiries are erased after ${months} months, and the privacy page says ${promised}`,
      `Say ${months} on the page, under Texts in the office, or set PURGE_AFTER_MONTHS=${promised}.`,
    );
  return good(`enquiries are erased after ${months} months, as the privacy page says`);
}

function toMonths(sentence: string) {
  const { count, unit } = /(?<count>\d+) (?<unit>month|year)/.exec(sentence)?.groups ?? {};
  return count ? [Number(count) * (unit === "year" ? MONTHS_PER_YEAR : 1)] : [];
}
