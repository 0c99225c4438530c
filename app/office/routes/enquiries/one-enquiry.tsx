import { data, href, redirect } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { getEnquiry } from "#app/enquiries/handling/get-enquiry.server.ts";
import { findPeople } from "#app/enquiries/people/agency-people.server.ts";
import { eraseSubject } from "#app/enquiries/store/erase-enquiries.server.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { handleIntent, type OfficeIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { changeEnquiry, wasHandled } from "#app/office/enquiries/change-enquiry.server.ts";
import { EnquiryPage } from "#app/office/enquiries/enquiry-page.tsx";
import { showEnquiry } from "#app/office/enquiries/show-enquiry.server.ts";
import { withoutDone } from "#app/office/frame/done.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { permissions } from "#app/office/permissions.ts";
import { makeId } from "#app/store/make-id.ts";
import type { Route } from "./+types/one-enquiry.ts";
import { loadList } from "./load-list.ts";

const intents = [
  "take",
  "answer",
  "note",
  "mark answered",
  "reopen",
  "assign",
  "send again",
  "end contract",
  "spam",
  "not spam",
  "erase",
];

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, now, person, scope } = entrance;
  const enquiry = await getEnquiry(db, args.params.reference, { person, scope });
  if (!enquiry) throw toRefusal({ reason: "not found" });
  const people = await findPeople(db);
  const catalogue = args.context.get(catalogueContext);
  const closedLanes = await entrance.outbox.findClosedLanes();
  const shown = showEnquiry(enquiry, { catalogue, closedLanes, now });
  return {
    enquiry: shown,
    list: await loadList(entrance, args.request),
    intents: {
      submissions: Object.fromEntries(intents.map((intent) => [intent, makeId(now)])),
      version: enquiry.version,
      state: enquiry.state,
      isSpam: enquiry.flag !== null,
      canWrite: shown.email !== undefined,
      canJudge: isPermitted(person.role, permissions.judgeSpam),
      canErase: isPermitted(person.role, permissions.eraseEnquiries),
      people: people
        .filter(({ id }) => id !== enquiry.assignee_id)
        .map(({ id, name }) => ({ value: id, label: name })),
    },
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const enquiry = await getEnquiry(entrance.db, args.params.reference, entrance);
    const { submission = "" } = entrance.values;
    // Sent twice, a form that erased it or handed it over may find no enquiry.
    if (!enquiry && (await wasHandled(entrance.db, submission)))
      return redirect(href("/office/enquiries"), 303);
    if (!enquiry) throw toRefusal({ reason: "not found" });
    if (entrance.intent === "erase") {
      await eraseEnquiry(entrance, enquiry);
      return redirect(href("/office/enquiries"), 303);
    }
    const result = await changeEnquiry(entrance, enquiry);
    // A person who hands an enquiry over may no longer see it.
    const next = entrance.intent === "assign" ? href("/office/enquiries") : withoutDone(args.url);
    if (result.outcome === "done") return redirect(next, 303);
    return data(result, { status: result.outcome === "changed" ? 409 : 422 });
  });
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
  loaderData: { enquiry, list, intents },
  actionData: typed,
}: Route.ComponentProps) {
  return (
    <EnquiryPage
      enquiry={enquiry}
      list={list}
      intents={{ ...intents, typed }}
      isChanged={typed?.outcome === "changed"}
    />
  );
}
