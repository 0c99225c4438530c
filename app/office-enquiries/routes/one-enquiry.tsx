import { data, href, redirect } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { eraseSubject } from "#app/enquiries/store/erase-enquiries.server.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import { getContract } from "#app/homes/contracts/contract-files.server.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { requirements } from "#app/modules.ts";
import {
  type Entrance,
  handleIntent,
  type OfficeIntent,
  type OfficeReader,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { firstAnswers } from "#app/office/first-answers.ts";
import { withoutDone } from "#app/office/frame/done.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { toListQuery } from "#app/office/frame/searched-list.tsx";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { findPeople } from "#app/office/people/agency-people.server.ts";
import { CONTRACT_DAYS } from "#app/office-enquiries/contracts/contract-links.server.ts";
import {
  getEnquiry,
  getNewestFields,
  type OneEnquiry,
} from "#app/office-enquiries/handling/get-enquiry.server.ts";
import { personPanels } from "#app/slots/office-enquiries.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { beginAnswer, toAnswerFacts } from "../begin-answer.server.ts";
import { changeEnquiry, wasHandled } from "../change-enquiry.server.ts";
import type { EnquiryActsProps } from "../enquiry-actions.tsx";
import { type EnquiryLine, toAddress } from "../enquiry-lines.tsx";
import { EnquiryPage } from "../enquiry-page.tsx";
import { eraseEnquiries, judgeSpam } from "../permissions.ts";
import { getHomeOf, type ShownEnquiry, showEnquiry } from "../show-enquiry.server.ts";
import type { Route } from "./+types/one-enquiry.ts";
import { loadList } from "./load-list.ts";

export const handle = { skipTo: { href: "#acts", label: "Skip to the answer" } };

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, now, person, scope } = entrance;
  const enquiry = await getEnquiry(db, args.params.reference, { person, scope });
  if (!enquiry) throw toRefusal({ reason: "not found" });
  const people = await findPeople(db);
  const home = getHomeOf(enquiry, args.context.get(catalogueContext));
  const closedLanes = await entrance.outbox.findClosedLanes();
  const shown = showEnquiry(enquiry, { home, closedLanes, now });
  const list = await loadList(entrance, args.request);
  const next = getNext(list, enquiry.reference);
  return {
    enquiry: shown,
    list,
    panels: await findPersonPanels(entrance, shown),
    next: next && { name: next.name, what: next.what, href: toAddress(next, toListQuery(list.place)) },
    intents: {
      submissions: makeSubmissions(now),
      version: enquiry.version,
      state: enquiry.state,
      isSpam: enquiry.flag !== null,
      hasNext: next !== undefined,
      answer: shown.email
        ? await beginWith(entrance, enquiry, { home, asked: args.url.searchParams.get("begin") })
        : undefined,
      canJudge: isPermitted(person.role, judgeSpam),
      canErase: isPermitted(person.role, eraseEnquiries),
      people: people
        .filter(({ id }) => id !== enquiry.assignee_id)
        .map(({ id, name }) => ({ value: id, label: name })),
    },
  };
}

/** A submission id for each form of the page, so that a form that is sent twice is carried out once. */
function makeSubmissions(now: number) {
  const intents = Object.keys(requirements.get("/office/enquiries/:reference") ?? {});
  return Object.fromEntries(intents.map((intent) => [intent, makeId(now)]));
}

async function findPersonPanels(reader: OfficeReader, { email, phone, reference }: ShownEnquiry) {
  const typed = email ?? phone;
  if (!typed) return [];
  const panels = await Promise.all(personPanels.map((find) => find(reader, { typed, reference })));
  return panels.filter((panel) => panel !== undefined);
}

type Begin = { home?: AnyListing; asked: string | null };

/** The standard texts for an answer, the one that was asked for, and the papers that can go with it. */
async function beginWith(
  { texts, dataDir }: Entrance,
  enquiry: OneEnquiry,
  { home, asked }: Begin,
): Promise<EnquiryActsProps["answer"]> {
  const { answers = firstAnswers } = texts.get();
  const words = answers.find(({ id }) => String(id) === asked)?.text;
  const fields = getNewestFields(enquiry);
  const facts = toAnswerFacts({ fields, about: readSubject(enquiry.about) }, home);
  const id = home?.listingType === "Sale" ? getSourceId(home) : undefined;
  const papers = [
    { name: "contract", label: `With a link to the contract, for ${CONTRACT_DAYS} days` },
    { name: "statement", label: "With the statement of information" },
  ] as const;
  const there = await Promise.all(papers.map(({ name }) => id && getContract(dataDir, id, name)));
  return {
    begins: answers.map(({ id: key, name }) => ({ id: key, name })),
    begun: words && beginAnswer(words, facts),
    papers: papers.filter((_, index) => there[index]),
  };
}

/** The next enquiry to answer: the next one of the list, else its first. */
function getNext({ lines }: { lines: readonly EnquiryLine[] }, reference: string) {
  const place = lines.findIndex((each) => each.reference === reference);
  const others = [...lines.slice(place + 1), ...lines.slice(0, Math.max(place, 0))];
  return others.find(({ due }) => due.tone !== "done" && due.tone !== "spam");
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const enquiry = await getEnquiry(entrance.db, args.params.reference, entrance);
    const { submission = "" } = entrance.values;
    // Sent twice, a form that erased or assigned the enquiry may find none.
    if (!enquiry && (await wasHandled(entrance.db, submission)))
      return redirect(href("/office/enquiries"), 303);
    if (!enquiry) throw toRefusal({ reason: "not found" });
    if (entrance.intent === "erase") {
      await eraseEnquiry(entrance, enquiry);
      return redirect(href("/office/enquiries"), 303);
    }
    const list = entrance.values.goOn === "next" ? await loadList(entrance, args.request) : undefined;
    const result = await changeEnquiry(entrance, enquiry);
    if (result.outcome === "done") {
      // A person who assigns an enquiry to somebody else may no longer see it.
      if (entrance.intent === "assign") return redirect(href("/office/enquiries"), 303);
      const next = list && getNext(list, enquiry.reference);
      const goOn = next && `${toAddress(next, toListQuery(list.place))}&done=answer+before`;
      return redirect(goOn ?? withoutBegin(args.url), 303);
    }
    return data(result, { status: result.outcome === "changed" ? 409 : 422 });
  });
}

/** The page's address without the standard text that the answer began with. */
function withoutBegin(url: URL) {
  const { pathname, searchParams } = new URL(withoutDone(url), url);
  searchParams.delete("begin");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

async function eraseEnquiry(
  { db, dataDir, values, person, now }: OfficeIntent,
  { id, reference }: { id: string; reference: string },
) {
  await eraseSubject(db, id, dataDir);
  const submission = values.submission || undefined;
  await writeLog(db, { id: submission, person, intent: "erase", subject: reference, now });
}

export default function Enquiry({
  loaderData: { intents, ...shown },
  actionData: typed,
}: Route.ComponentProps) {
  return <EnquiryPage {...shown} intents={{ ...intents, typed }} isChanged={typed?.outcome === "changed"} />;
}
