import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Destination } from "#app/leads/destination.ts";
import { WEBHOOK } from "#app/leads/folder/destinations-schema.ts";
import { readLeadsDestinations } from "#app/leads/read-destinations.ts";
import { formatCount } from "#app/region/format.ts";
import { HOUR_MS } from "#app/region/time.ts";
import { readTextsCopy } from "#app/slots/published-texts.server.ts";
import { toSqliteFile, toTextsFile } from "#app/store/store-files.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import { toReason } from "../command.ts";
import { createFinding, type Finding, type ModuleCheck } from "../doctor/finding.ts";
import { askPostgres } from "../doctor/store.ts";

const ANSWER_MS = 10_000;

/** Checks that the destinations of enquiries answer, and what waits for them. */
export const checkLeads: ModuleCheck = {
  name: "destinations",
  check: (environment, variables) => checkDestinations(readLeadsDestinations(variables), environment),
};

async function checkDestinations(
  destinations: readonly Destination[],
  environment: Environment,
): Promise<Finding[]> {
  const { pages } = await readTextsCopy(toTextsFile(environment.dataDir));
  const rows = await readStates(environment).catch(() => []);
  const lost = rows.filter(
    ({ name, waiting }) => waiting > 0 && !destinations.some((each) => each.name === name),
  );
  return [
    ...(
      await Promise.all(
        destinations.map(async (each) =>
          Promise.all([checkAnswer(each), ...rows.filter(({ name }) => name === each.name).map(checkState)]),
        ),
      )
    ).flat(),
    ...lost.map(({ name, waiting }) =>
      createFinding(name).warning(
        `${formatCount(waiting, "enquiry waits", "enquiries wait")} for it, and it is no longer a destination`,
        "Name it again in destinations.json (docs/leads.md): what waits goes out then.",
      ),
    ),
    ...destinations.flatMap(({ name }) => checkPassedOn(name, pages)),
  ];
}

/** Visitors must be able to read where their enquiries go. */
function checkPassedOn(name: string, { privacy }: SiteTexts["pages"]): Finding[] {
  if (name === WEBHOOK || JSON.stringify(privacy).includes(name)) return [];
  return [
    createFinding("privacy").warning(
      `the privacy page of legal.json does not name ${name}, which gets enquiries`,
      "Name it there, and its country.",
    ),
  ];
}

async function checkAnswer(destination: Destination): Promise<Finding> {
  const { name, kind } = destination;
  const { good, fault } = createFinding(name === WEBHOOK ? "webhook" : name);
  const trial = `npm run enquiries -- test ${JSON.stringify(name)} sends a test`;
  if (kind === "mail") return good(`${destination.to} gets mails; ${trial}`);
  const { host, origin } = new URL(destination.url);
  try {
    const { status } = await fetch(origin, { method: "HEAD", signal: AbortSignal.timeout(ANSWER_MS) });
    if (status >= 500) throw new Error(`it answers ${status}`);
    return good(`${host} answers; ${trial}`);
  } catch (error) {
    const advice = "Compare its address and its key with what the CRM shows; enquiries wait for five days.";
    return fault(`${host} takes no events: ${toReason(error)}`, advice);
  }
}

type State = v.InferOutput<typeof statesSchema>[number];

function checkState({ name, waiting, since, last_answer, last_at, stopped_at }: State): Finding {
  const { good, warning, fault } = createFinding(name === WEBHOOK ? "webhook" : name);
  const last =
    last_at === null ? "nothing was sent yet" : `it last answered ${last_answer} at ${toAgencyTime(last_at)}`;
  const kept = `${formatCount(waiting, "enquiry waits", "enquiries wait")}${since === null ? "" : ` since ${toAgencyTime(since)}`}`;
  if (stopped_at !== null)
    return fault(
      `it has refused its key or token since ${toAgencyTime(stopped_at)}; ${kept}`,
      "Ask for a new one, put it into its variable and start the site again; or press “Try again now” in the office.",
    );
  if (since !== null && Date.now() - since > HOUR_MS)
    return warning(`${kept}; ${last}`, "The log says why (notice not sent yet); it is tried for five days.");
  return good(`${kept}; ${last}`);
}

const time = v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(Number)));
const statesSchema = v.array(
  v.object({
    name: v.string(),
    waiting: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
    since: time,
    last_answer: v.nullable(v.string()),
    last_at: time,
    stopped_at: time,
  }),
);

const query = `select name, last_answer, last_at, stopped_at, count(notice.id) as waiting, min(created_at) as since
  from destination left join notice on notice.destination = name and state = 'waiting'
  group by name, last_answer, last_at, stopped_at`;

/** Reads without migrating the tables, which is left to the site. */
async function readStates({ databaseUrl, dataDir }: Environment) {
  if (databaseUrl) return v.parse(statesSchema, await askPostgres(databaseUrl, query));
  const file = toSqliteFile(dataDir);
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return v.parse(statesSchema, database.prepare(query).all());
  } finally {
    database.close();
  }
}
