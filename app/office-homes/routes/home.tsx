import { data, href, redirect } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { toHomeKey } from "#app/homes/record/listing-links.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import {
  handleIntent,
  INCOMPLETE_FORM,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import {
  describeState,
  findFaults,
  findLacks,
  findPage,
  getOwnHome,
  readHomeEdit,
  toHiddenFields,
  toHomeCheck,
} from "#app/office-homes/home-desk.ts";
import { HomePage } from "#app/office-homes/one-home-page.tsx";
import { findPriceLines } from "#app/office-homes/price-lines.server.ts";
import { showHome } from "#app/office-homes/show-home.server.ts";
import { confirmWords, withoutConfirmed } from "#app/register/by-hand/confirmed-words.server.ts";
import { describeMissing, discardDraft, judgeHome } from "#app/register/by-hand/drafts.server.ts";
import { editOnce, wasDone } from "#app/register/by-hand/edit-home.server.ts";
import { type HandHome, isDraft } from "#app/register/by-hand/get-home.server.ts";
import { comparePrices, judgeHomes } from "#app/register/permissions.ts";
import {
  approveHome,
  publishInPlace,
  RegisterError,
  rejectHome,
  rollBack,
} from "#app/register/versions.server.ts";
import { homeNotes, homePages } from "#app/slots/office-homes.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Route } from "./+types/home.ts";
import { describeContracts } from "./describe-contract.ts";
import { saveSection, toShownSections } from "./save-section.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, dataDir, now, person } = entrance;
  const home = await getOwnHome(entrance, args.params.id);
  const { row, newest } = home;
  const check = toHomeCheck(args, now);
  const said = new Map([[row.id, judgeHome(home, check)]]);
  const findings = (await withoutConfirmed(db, said)).get(row.id) ?? [];
  const judged = findings.filter(({ level }) => level !== "warn");
  const key = toHomeKey({ offer: row.offer === "rental" ? "rent" : "sale", home_id: row.id });
  const contract = await describeContracts(dataDir, row);
  const { getEstimate } = args.context.get(catalogueContext);
  const known = {
    findings,
    contract,
    state: describeState(home, judged),
    page: findPage(args, home, now),
    prices: isPermitted(person.role, comparePrices)
      ? await findPriceLines(db, home, getEstimate(row.id))
      : [],
  };
  const noted = { db, key, now, context: args.context };
  const notes = await Promise.all(homeNotes.map((find) => find(noted)));
  const links = await Promise.all(homePages.map((find) => find(entrance, row.id)));
  const { searchParams } = new URL(args.request.url);
  const led = { asked: searchParams.get("part"), isDone: searchParams.has("done") };
  return {
    home: await showHome(db, home, known),
    sections: toShownSections(home, entrance, led),
    isOff: row.state === "hidden" || home.shown.status === "withdrawn",
    notes: notes.filter((note) => note !== undefined),
    isDraft: isDraft(home),
    needs: isDraft(home) ? describeMissing(home) : "",
    isHeld: newest.state === "pending",
    canJudge: isPermitted(person.role, judgeHomes),
    links: links.flat(),
    hidden: toHiddenFields(home, now),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeHome(entrance, args));
}

async function changeHome(entrance: OfficeIntent, args: Route.ActionArgs) {
  const next = entrance.intent === "discard" ? href("/office/homes") : args.url.pathname;
  // Sent twice, the form that discarded a draft finds none.
  if (await wasDone(entrance.db, entrance.values.submission ?? "")) return redirect(next, 303);
  const home = await getOwnHome(entrance, args.params.id);
  const { db, intent, person, now } = entrance;
  if (intent === "save" || intent === "take back") return saveSection(entrance, args, home);
  const homeEdit = readHomeEdit(entrance, home.row.id, doneWords[intent] ?? intent);
  if (!homeEdit) return refuse([INCOMPLETE_FORM]);
  const faults = intent === "publish" ? findFaults(home, toHomeCheck(args, now)) : [];
  if (faults.length > 0) return refuse(faults.map((fault) => `Not published: ${fault}`));
  const lacks = intent === "publish" && !entrance.values.without ? findLacks(home) : [];
  if (lacks.length > 0) return data({ lacks }, { status: 422 });
  try {
    const outcome = await editOnce(db, homeEdit, async (transaction) => {
      await carryOut(transaction, entrance, home);
      await writeLog(transaction, { person, intent, subject: home.row.id, after: toAfter(entrance), now });
    });
    if (outcome === "changed") return data({ isChanged: true }, { status: 409 });
  } catch (error) {
    if (error instanceof RegisterError) return refuse([error.message]);
    throw error;
  }
  return redirect(next, 303);
}

const doneWords: Readonly<Record<string, string>> = {
  publish: "published it",
  discard: "threw the draft away",
  "roll back": "published an earlier version",
  "confirm words": "answered a question of the rules: it is right",
  approve: "approved what was held",
  reject: "rejected what was held",
};

function refuse(errors: readonly string[]) {
  return data({ errors }, { status: 422 });
}

function carryOut(db: Database, { intent, values, person, now }: OfficeIntent, home: HandHome) {
  const { id } = home.row;
  const by = { author: person.name, now };
  switch (intent) {
    case "publish":
      return publishInPlace(db, home.row, home.newest, by);
    case "discard":
      return discardDraft(db, home, now);
    case "approve":
      return approveHome(db, id, by);
    case "reject":
      return rejectHome(db, id, by);
    case "confirm words":
      return confirmWords(db, { homeId: id, code: values.code ?? "", words: values.words ?? "", ...by });
    default:
      return rollBack(db, id, Number(values.number), by);
  }
}

function toAfter({ intent, values }: OfficeIntent) {
  if (intent === "confirm words") return { words: values.words };
  return intent === "roll back" ? { version: values.number } : undefined;
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage {...loaderData} {...actionData} />;
}
