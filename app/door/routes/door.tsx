import { data, href, type RouterContextProvider, redirect, useLocation } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { noIndex } from "#app/document/metadata/seo.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { findReachErrors } from "#app/door/open-home-schema.ts";
import { toListingAndSubject } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { toEnquiryNotices } from "#app/enquiries/delivery/enquiry-notices.server.ts";
import { enquiriesContext } from "#app/enquiries/enquiries-context.ts";
import { FormTitle, formHeaders } from "#app/enquiries/form/form-page.tsx";
import { toInvalid, toNotSaved } from "#app/enquiries/form/form-reply.ts";
import { checkForm, readForm, respondWithProblem } from "#app/enquiries/form/receive-form.server.ts";
import { toThanksAddress } from "#app/enquiries/form/submission-id.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { getContact } from "#app/enquiries/store/newest-values.server.ts";
import { toList } from "#app/enquiries/store/read-stored.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { findAllListings } from "#app/listings/catalogue/catalogue-context.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import { formatOpen } from "#app/open-homes/index.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { storeContext } from "#app/store/store-context.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { parseForm } from "#app/ui/form/parse-form.ts";
import { VisitForm } from "../page/visit-form.tsx";
import { getDoorByToken, isDoorTime } from "../store/doors.server.ts";
import { noteVisitor, type VisitorNote } from "../store/note-visitor.server.ts";
import { visitSchema } from "../visit-schema.ts";
import type { Route } from "./+types/door.ts";

export const handle = { usesOfficeStyles: true };

const TITLE = "Sign in at this open home";
const NOT_SIGNED_IN = "You’re not signed in yet. Please check the form and press the button again.";
const CLOSED =
  "You couldn’t be signed in, as this open home has closed. What you typed is still here: please show it to the agent.";

export const headers = formHeaders;

export function meta() {
  // FormTitle sets the title, which says whether the form was accepted.
  return [noIndex];
}

/** Unknown, ended and expired codes all answer 404 with the same page. */
export function loader(args: Route.LoaderArgs) {
  return unlessAway(args, () => readDoor(args));
}

async function readDoor({ params, url, context }: Route.LoaderArgs) {
  const { phone } = context.get(textsContext).office;
  const found = await findScannedDoor(context, params.token);
  const isSent = url.searchParams.has("sent");
  const { home, closed } = found ?? {};
  const page = { home, closed, phone, isSent, submissionId: makeId(Date.now()) };
  return data(page, { status: found ? 200 : 404 });
}

export function action(args: Route.ActionArgs) {
  return unlessAway(args, () => signIn(args));
}

async function signIn({ request, params, context }: Route.ActionArgs) {
  const found = await findScannedDoor(context, params.token);
  const form = await readForm(request);
  if (!found || found.closed) {
    const { values } = parseForm(visitSchema, form ?? new FormData());
    return data({ ...toInvalid({ values }, {}), message: CLOSED }, { status: 404 });
  }
  const checked = checkForm(context, form, visitSchema);
  if (!checked.isAccepted) return respondWithProblem(checked.problem, checked.retryAfter);
  const { fields, values, submission } = checked;
  const errors = findReachErrors(fields);
  if (errors.phone) return respondWithProblem(toInvalid({ values, submissionId: submission.id }, errors));
  const now = Date.now();
  const visit = { ...fields, price: parseAmount(fields.price), came: true };
  const { db, door, about } = found;
  try {
    const isAnother = await isAnotherVisitor(db, submission.id, fields);
    const id = isAnother ? makeId(now) : submission.id;
    const settings = await context.get(enquiriesContext).getNoticeSettings();
    const toNotices: VisitorNote["toNotices"] = (...saved) => toEnquiryNotices(...saved, settings);
    const visitor = { ...submission, id, isByVisitor: true as const };
    const note = { ...visitor, at: now, fields: visit, about, toNotices };
    if (!(await noteVisitor(db, door, note, now))) {
      const again = toInvalid({ values, submissionId: makeId(now) }, {});
      return respondWithProblem({ ...again, message: NOT_SIGNED_IN });
    }
  } catch (error) {
    context.get(enquiriesContext).noteRefused(error, "a visitor could not be noted");
    return respondWithProblem(toNotSaved({ values, submissionId: submission.id }));
  }
  return redirect(toThanksAddress(href("/door/:token", { token: params.token }), "1"), 303);
}

/** Finds the open home of a scanned code, also after it moved. Its home shows only what the public page shows. */
async function findScannedDoor(context: Readonly<RouterContextProvider>, token: string) {
  const { db } = context.get(storeContext);
  const now = Date.now();
  const row = await getDoorByToken(db, token, now);
  const listing = row && findAllListings(context).find((each) => getSourceId(each) === row.home_id);
  if (!listing) return undefined;
  const { subject } = toListingAndSubject(listing, context.get(siteContext).origin);
  const { open_uid: uid, home_id: homeId, time, ends } = row;
  const when = formatOpen({ time, end: ends === time ? undefined : ends.slice(11) });
  const home = { address: listing.address, when, asksPrice: toList(subject) === "sale" };
  const moved = isDoorTime(row, now) ? undefined : (`It has moved to ${when}.` as const);
  const closed = row.cancelled_at ? "It has been cancelled." : moved;
  return { db, about: subject, home, closed, door: { uid, homeId, time } };
}

type Person = { name: string; phone: string; email: string };

/** Whether the submission id belongs to another visitor: going back after signing in shows the same form again. */
async function isAnotherVisitor(db: Database, id: string, { name, phone, email }: Person) {
  const before = (await getContact(db, id))?.fields;
  if (!before || before.name === name) return false;
  return !(phone && before.phone === phone) && !(email && before.email === email);
}

export default function DoorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { home, closed, phone, isSent, submissionId } = loaderData;
  const { pathname } = useLocation();
  const form = useEnquiryForm({ name: "door", schema: visitSchema, submissionId, reply: actionData });
  return (
    <div className="wrap grid max-w-prose gap-6 pt-6 pb-(--section)">
      <FormTitle form={form}>{TITLE}</FormTitle>
      {home ? (
        <div className="grid gap-1">
          <h1 className="font-display text-h2">{home.address}</h1>
          <p className="text-tide">Open home, {home.when}</p>
        </div>
      ) : (
        <h1 className="font-display text-h2">This code no longer works</h1>
      )}
      {(closed || !home) && (
        <p>
          {closed ?? "The open home has finished, or the agent has closed the code."} Ask the agent, or ring{" "}
          <a href={toPhoneHref(phone)} className="underline">
            {phone}
          </a>
          .
        </p>
      )}
      {home && isSent && !form.problem && (
        <>
          <SuccessNotice title="Thank you. You’re signed in.">
            Enjoy looking around, and ask us anything you like.
          </SuccessNotice>
          <a href={pathname} className="inline-flex min-h-11 items-center underline">
            Sign in another person
          </a>
        </>
      )}
      {(form.problem || (home && !closed && !isSent)) && (
        <VisitForm form={form} asksPrice={home?.asksPrice ?? true} />
      )}
    </div>
  );
}
