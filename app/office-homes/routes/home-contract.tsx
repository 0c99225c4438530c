import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { getContract, type Paper } from "#app/homes/contracts/contract-files.server.ts";
import {
  handleIntent,
  INCOMPLETE_FORM,
  type OfficeIntent,
  requirePerson,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { Asking, AskingFold } from "#app/office/frame/asking.tsx";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { isInLog, writeLog } from "#app/office/log/office-log.server.ts";
import { FileField } from "#app/office/uploads/file-field.tsx";
import { BYTES_PER_MB } from "#app/office/uploads/most-megabytes.ts";
import { getFiles } from "#app/office/uploads/take-picture.server.ts";
import { findWaiting, sendToWaiting } from "#app/office-enquiries/contracts/contract-links.server.ts";
import { getOwnHome, type HomeReader } from "#app/office-homes/home-desk.ts";
import { isPdf, keepContract, removeContract } from "#app/office-homes/papers.server.ts";
import { raiseRevision } from "#app/register/revision.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/home-contract.ts";
import { describeContract } from "./describe-contract.ts";

const MOST_MB = 20;

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { row, shown } = await getHomeForSale(entrance, args.params.id);
  return {
    home: { id: row.id, address: String(shown.address ?? row.id) },
    contract: await describeContract(entrance.dataDir, row),
    statement: await describeContract(entrance.dataDir, row, "statement"),
    waiting: (await findWaiting(entrance.db, row.id, entrance.now)).length,
    hidden: { submission: makeId(entrance.now) },
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeContract(entrance, args.params.id));
}

async function changeContract(entrance: OfficeIntent, homeId: string) {
  const { db, dataDir, intent, values, person, now } = entrance;
  const { row } = await getHomeForSale(entrance, homeId);
  const next = redirect(href("/office/homes/:id/contract", { id: row.id }), 303);
  const { success, output: id } = v.safeParse(submissionRule, values.submission);
  if (!success) return refuse(INCOMPLETE_FORM);
  if (await isInLog(db, id)) return next;
  const paper = intent.endsWith("statement") ? "statement" : "contract";
  const [file] = getFiles(entrance.form, paper);
  if (intent === "send contract" && !(await getContract(dataDir, row.id)))
    return refuse("There is no contract here any more. Add one, then send the link.");
  const problem = intent.startsWith("upload") && (await keepUpload(entrance, row.id, { file, paper }));
  if (problem) return refuse(problem, paper);
  if (intent.startsWith("remove")) await removeContract(dataDir, row.id, paper);
  await db.transaction().execute(async (transaction) => {
    await writeLog(transaction, { id, person, intent, subject: row.id, now });
    if (intent === "send contract") await sendToWaiting(transaction, row.id, now);
    // Every process drops the home's cached page, which gains or loses the link to the statement.
    if (paper === "statement") await raiseRevision(transaction, now);
  });
  entrance.outbox.wake();
  return next;
}

/** Stores the uploaded file, or returns why it cannot be used. */
async function keepUpload(
  { dataDir }: OfficeIntent,
  homeId: string,
  { file, paper }: { file: File | undefined; paper: Paper },
) {
  if (!file) return `Choose the ${paper}, a PDF.`;
  if (file.size > MOST_MB * BYTES_PER_MB) return `${file.name} is larger than ${MOST_MB} MB.`;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) return `${file.name} is not a PDF.`;
  await keepContract(dataDir, homeId, bytes, paper);
  return undefined;
}

function refuse(problem: string, paper?: Paper) {
  return data({ problem, paper }, { status: 422 });
}

async function getHomeForSale(reader: HomeReader, id: string) {
  const home = await getOwnHome(reader, id);
  if (home.row.offer !== "sale") throw toRefusal({ reason: "not found" });
  return home;
}

/** The contract of a home for sale, which visitors request, and its statement of information, which is public. */
export default function HomeContract({ loaderData, actionData }: Route.ComponentProps) {
  const { home, contract, statement, waiting, hidden } = loaderData;
  const { problem, paper = "contract" } = actionData ?? {};
  return (
    <OfficePage
      title={`Contract and statement, ${home.address}`}
      heading="Contract and statement"
      back={{ href: href("/office/homes/:id", { id: home.id }), label: home.address }}
    >
      {problem && <ErrorSummary title="Please look at this again." errors={{ [paper]: problem }} />}
      <p className="max-w-prose">
        {contract
          ? `${contract}. Everybody who`
          : "There is none, so you send it to those who ask. Once there is one, everybody who"}{" "}
        asks for it on the site gets a private link by mail, for two weeks. It is never public.
      </p>
      {contract && waiting > 0 && (
        <Asking
          question={
            waiting === 1
              ? "1 person is waiting: send them the link?"
              : `${waiting} people are waiting: send them the link?`
          }
          words="They asked for the contract in the last 90 days, when there was none, and nobody has answered them since. Each gets one mail."
          intent="send contract"
          label="Send the link"
          look="primary"
          hidden={hidden}
        />
      )}
      <PaperForms
        paper="contract"
        words="Links that were mailed stop working until there is a new contract."
        isThere={Boolean(contract)}
        hidden={hidden}
      />
      <h2 className="font-display text-h3">Statement of information</h2>
      <p className="max-w-prose">
        {statement
          ? `${statement}. The home’s page links to it while the home is on the market.`
          : "There is none. Once there is one, the home’s page links to it, for everybody."}
      </p>
      <PaperForms
        paper="statement"
        words="The home’s page then has no link to it, and its address no longer works."
        isThere={Boolean(statement)}
        hidden={hidden}
      />
    </OfficePage>
  );
}

type PaperFormsProps = {
  paper: Paper;
  /** The consequences of removing it. */
  words: string;
  isThere: boolean;
  hidden: Readonly<Record<string, string>>;
};

function PaperForms({ paper, words, isThere, hidden }: PaperFormsProps) {
  const look = paper === "contract" ? "primary" : "secondary";
  const label = `${isThere ? "Replace" : "Add"} the ${paper}`;
  return (
    <>
      <IntentForm intent={`upload ${paper}`} label={label} look={look} hidden={hidden} sendsFiles>
        <FileField
          name={paper}
          label={`The ${paper}`}
          hint={`One PDF, up to ${MOST_MB} MB`}
          accept="application/pdf"
        />
      </IntentForm>
      {isThere && (
        <AskingFold
          fold={`Take the ${paper} off`}
          question={`Take the ${paper} off?`}
          words={words}
          intent={`remove ${paper}`}
          label="Take it off"
          hidden={hidden}
        />
      )}
    </>
  );
}
