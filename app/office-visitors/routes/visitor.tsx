import { data, redirect } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { eraseSubject } from "#app/enquiries/store/erase-enquiries.server.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import { moduleStores } from "#app/modules.store.server.ts";
import { requirements } from "#app/modules.ts";
import { type Entrance, handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { AskingFold } from "#app/office/frame/asking.tsx";
import { ContactLinks } from "#app/office/frame/contact-links.tsx";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { Pages, toPageNumber } from "#app/office/frame/searched-list.tsx";
import { writeLog } from "#app/office/log/office-log.server.ts";
import type { Visitor } from "#app/office/search/find-in-office.ts";
import { findContractLinksOf } from "#app/office-enquiries/contracts/contract-links.server.ts";
import { toLine } from "#app/office-enquiries/enquiry-line.ts";
import { EnquiryLines } from "#app/office-enquiries/enquiry-lines.tsx";
import { getEnquiriesOf, PAGE_SIZE } from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { countFurtherAddresses, findNotesOn } from "#app/office-enquiries/handling/find-of-visitor.server.ts";
import { formatCount } from "#app/region/format.ts";
import { formatPhone } from "#app/region/phone.ts";
import { findDestinationsOf } from "#app/store/outbox/notices-of.server.ts";
import { findParts, getVisitor, toAddress, toVisitorPath } from "../find-visitor.server.ts";
import { forgetJoins, joinVisitors } from "../store/same-visitors.server.ts";
import type { Route } from "./+types/visitor.ts";

/** Modules are asked about at most this many of the newest enquiries. */
const MOST_ASKED = 500;
const MOST_NOTES = 20;
const MOST_QUESTIONS = 5;

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, now } = entrance;
  const address = readAddress(args.url);
  const visitor = await getVisitor(db, entrance, address);
  const page = toPageNumber(args.url.searchParams);
  const ids = visitor.ids.slice(0, MOST_ASKED);
  const found = await getEnquiriesOf(
    db,
    entrance,
    visitor.ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  );
  const lines = found.map((each) => toLine(each, now));
  const parts = [await findContracts(entrance, ids), ...(await findParts(entrance, { ...visitor, ids }))];
  return {
    address,
    name: lines[0]?.name ?? toWords(address),
    addresses: [...visitor.phones, ...visitor.emails].map((each) => ({
      address: each,
      words: toWords(each),
    })),
    questions: await findQuestions(entrance, { ...visitor, ids }),
    lines,
    page,
    count: visitor.ids.length,
    parts: parts.filter((part) => part !== undefined),
    notes: await findNotesOn(db, ids, MOST_NOTES),
    erasing: mayDo(entrance, "erase visitor") ? await findDestinationsOf(db, ids) : undefined,
    canJoin: mayDo(entrance, "join visitors"),
  };
}

function readAddress({ searchParams }: URL) {
  const address = toAddress(searchParams.get("of") ?? "");
  if (!address) throw toRefusal({ reason: "not found" });
  return address;
}

function mayDo({ person }: Entrance, intent: string) {
  const need = requirements.get("/office/visitor")?.[intent];
  return need !== undefined && need !== "open" && isPermitted(person.role, need.permission);
}

function toWords(address: string) {
  return address.includes("@") ? address : formatPhone(address);
}

/** Other addresses from the visitor's enquiries. They may be a partner's, so the page asks. */
async function findQuestions(entrance: Entrance, visitor: Visitor) {
  if (!mayDo(entrance, "join visitors")) return [];
  const further = await countFurtherAddresses(entrance.db, visitor.ids, visitor);
  return [...further]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_QUESTIONS)
    .map(([address, count]) => ({
      address,
      words: `${toWords(address)} is in ${formatCount(count, "enquiry", "enquiries")} here, too. Is it the same person?`,
    }));
}

async function findContracts({ db, now }: Entrance, ids: readonly string[]) {
  const links = await findContractLinksOf(db, ids);
  if (links.length === 0) return undefined;
  const lines = links.map(({ reference, about, ends_at, opened }) => ({
    href: `/office/enquiries/${reference}`,
    title: readSubject(about)?.listing?.address ?? reference,
    note: opened > 0 ? `Opened ${formatCount(opened, "time")}` : "Not opened yet",
    state: `${ends_at > now ? "Until" : "Ended"} ${formatMoment(ends_at)}`,
  }));
  return { title: "Contracts", count: lines.length, lines };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const { db, intent, values, person, now } = entrance;
    const address = readAddress(args.url);
    if (intent === "erase visitor") {
      await eraseVisitor(entrance, address);
      const id = values.submission || undefined;
      await writeLog(db, { id, person, intent, subject: "a visitor", now });
      return redirect(toVisitorPath(address), 303);
    }
    const other = toAddress(values.other ?? "");
    if (!other || other === address) return data(null, { status: 422 });
    if (intent === "join visitors") await joinVisitors(db, [address, other], { id: person.id, now });
    else await forgetJoins(db, other);
    // The log names no visitor.
    await writeLog(db, { person, intent, subject: "two visitors", now });
    return redirect(toVisitorPath(address), 303);
  });
}

/** Erases the visitor's data in every module, by each address, and their enquiries. */
async function eraseVisitor(entrance: Entrance, address: string) {
  const { emails, phones, ids } = await getVisitor(entrance.db, entrance, address);
  const people = [...emails.map((email) => ({ email })), ...phones.map((phone) => ({ phone }))];
  for (const person of people)
    for (const { erase } of moduleStores) await erase?.(entrance.db, person, entrance.dataDir);
  // Enquiries joined at a door may have other addresses.
  for (const id of ids) await eraseSubject(entrance.db, id, entrance.dataDir);
}

export default function VisitorPage({ loaderData }: Route.ComponentProps) {
  const { address, name, addresses, questions, lines, page, count, parts, notes, erasing } = loaderData;
  return (
    <OfficePage title={name}>
      <ul className="grid gap-1">
        {addresses.map((each) => (
          <li key={each.address} className="flex flex-wrap items-center gap-x-6">
            <ContactLinks {...toContact(each.address)} />
            {loaderData.canJoin && each.address !== address && (
              <IntentForm
                intent="part visitors"
                label="Somebody else’s"
                about={each.words}
                hidden={{ other: each.address }}
              />
            )}
          </li>
        ))}
      </ul>
      {questions.map((question) => (
        <IntentForm
          key={question.address}
          intent="join visitors"
          label="Yes, the same person"
          about={question.address}
          hidden={{ other: question.address }}
        >
          <p className="wrap-anywhere">{question.words}</p>
          <ContactLinks {...toContact(question.address)} />
        </IntentForm>
      ))}
      {count === 0 && parts.length === 0 && (
        <p className="text-lead text-tide">Nothing here is from {toWords(address)}.</p>
      )}
      {lines.length > 0 && (
        <Part title={formatCount(count, "enquiry", "enquiries")}>
          <EnquiryLines lines={lines} />
          <Pages
            page={page}
            hasMore={page * PAGE_SIZE < count}
            toAddress={(number) => `${toVisitorPath(address)}&page=${number}`}
          />
        </Part>
      )}
      {parts.map((part) => (
        <Part key={part.title} title={part.title}>
          <LinkLines lines={part.lines} />
        </Part>
      ))}
      {notes.length > 0 && (
        <Part title="Notes">
          <LinkLines
            lines={notes.map(({ text, reference, created_at, person }) => ({
              href: `/office/enquiries/${reference}`,
              title: text,
              note: person,
              state: formatMoment(created_at),
            }))}
          />
        </Part>
      )}
      {erasing && count + parts.length > 0 && (
        <AskingFold
          fold="Erase everything of this person"
          question={`Erase everything from ${addresses.map(({ words }) => words).join(", ")}?`}
          words={`Every enquiry, booking, alert, note, answer and mail of theirs goes, here and for good. ${toKept(erasing)}`}
          intent="erase visitor"
          label="Erase everything"
        />
      )}
    </OfficePage>
  );
}

function toContact(address: string) {
  return address.includes("@") ? { email: address } : { phone: formatPhone(address) };
}

/** Names who holds copies that this erasure does not reach. */
function toKept(destinations: readonly string[]) {
  const software = destinations.length > 0 ? `${destinations.join(" and ")} was told of them; your` : "Your";
  return `${software} software, mailboxes, backups and exports may still hold them: erase them there, too.`;
}
