import { href, redirect } from "react-router";
import { noIndex } from "#app/document/metadata/seo.ts";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { siteContext } from "#app/document/site/site-context.ts";
import { enquiriesContext } from "#app/enquiries/enquiries-context.ts";
import { EmailField, FormAlert, HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import { FormTitle, formHeaders } from "#app/enquiries/form/form-page.tsx";
import { toInvalid, toNotSaved } from "#app/enquiries/form/form-reply.ts";
import { checkForm, readForm, respondWithProblem } from "#app/enquiries/form/receive-form.server.ts";
import { type FormState, useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { FilterFields } from "#app/listings/list/filter-form.tsx";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { withSearch } from "#app/listings/search/list-address.ts";
import { formatCount } from "#app/region/format.ts";
import { readCookie } from "#app/store/cookies.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { Button } from "#app/ui/button.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { alertSchema, alertWording, findPreferenceErrors, MOST_ALERTS, toPreferences } from "../alert.ts";
import { toConfirmNotice, toSampleMail } from "../alert-mails.server.ts";
import { alertsContext } from "../alerts.server.ts";
import { PreferenceFields } from "../page/preference-fields.tsx";
import { type AskedSearch, readSubject } from "../read-subject.server.ts";
import { askForAlert, followerCookie, getFollower } from "../store/followers.server.ts";
import type { Route } from "./+types/new-alert.ts";

const SEARCH_TITLES = { sale: "Email me new homes for sale", rent: "Email me new homes for rent" };
const HOME_TITLE = "Email me when something changes";

export const headers = formHeaders;

export function meta() {
  // FormTitle sets the title, which says whether the form was accepted.
  return [{ name: "description", content: "Emails about the homes you ask for." }, noIndex];
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const alerts = context.get(alertsContext);
  const { words, search, homes, unknown, notes } = readSubject(alerts, url.searchParams);
  const { origin } = context.get(siteContext);
  const token = await readCookie(followerCookie, request);
  // The form, with anything typed into it, is also shown while the store is away.
  const own = await getFollower(alerts.db, token).catch((error: unknown) => {
    context.get(enquiriesContext).noteRefused(error, "an alert’s form cannot find its follower");
  });
  return {
    words,
    search,
    unknown,
    notes,
    sample: toSampleMail(homes, { words, isAboutSearch: search !== undefined, origin }),
    submissionId: makeId(Date.now()),
    isAsked: url.searchParams.has("asked"),
    /** Address of the follower who confirmed an alert in this browser. */
    email: own?.follower.email,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const alerts = context.get(alertsContext);
  const { subject, words, search } = readSubject(alerts, url.searchParams);
  const checked = checkForm(context, await readForm(request), alertSchema);
  if (!checked.isAccepted) return respondWithProblem(checked.problem, checked.retryAfter);
  const { fields, values, submission } = checked;
  const submitted = { values, submissionId: submission.id };
  const errors = { ...search?.contradictions, ...findPreferenceErrors(fields, search !== undefined) };
  if (Object.keys(errors).length > 0) return respondWithProblem(toInvalid(submitted, errors));
  const asked = `${url.pathname}?${new URLSearchParams([...url.searchParams, ["asked", "1"]])}#sent`;
  if (submission.flag) return redirect(asked, 303);
  const { origin } = context.get(siteContext);
  // The mail leaves out typed words, because a stranger could write anything there. The page shows them.
  const mailed = new URLSearchParams(search?.criteria);
  mailed.delete("location");
  const asking = search ? alerts.criteria[search.kind].describe(mailed.toString()) : words;
  const token = await readCookie(followerCookie, request);
  const outcome = await askForAlert(alerts.db, {
    email: fields.email,
    subject,
    preferences: toPreferences(fields),
    token,
    now: Date.now(),
    toNotice: (follower) => toConfirmNotice(follower, asking, origin),
  }).catch((error: unknown) => {
    context.get(enquiriesContext).noteRefused(error, "an alert could not be saved");
  });
  if (!outcome) return respondWithProblem(toNotSaved(submitted));
  alerts.outbox.wake();
  if (outcome === "confirmed") return redirect(`${href("/alerts/:token", { token })}?done=confirm#sent`, 303);
  if (outcome === "full") return respondWithProblem(toInvalid(submitted, { email: FULL }));
  return redirect(asked, 303);
}

const FULL = `You have ${MOST_ALERTS} alerts, the most one address can have. Stop one first: every email we send has a link to them.`;

export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { words, search, unknown, notes, sample, submissionId, isAsked, email } = loaderData;
  const title = search ? SEARCH_TITLES[search.kind] : HOME_TITLE;
  const form = useEnquiryForm({
    name: "alert",
    schema: alertSchema,
    submissionId,
    reply: actionData,
    preset: { email },
  });
  return (
    <>
      <FormTitle form={form}>{title}</FormTitle>
      <PageHeader crumbs={toHomeCrumbs(title)} title={title} />
      <div className="wrap pb-(--section)">
        <div className="grid max-w-prose gap-7">
          {isAsked && !form.problem && (
            <SuccessNotice title="One more step: check your email.">
              We have sent you a link. Open it and press the button, and your emails start.
            </SuccessNotice>
          )}
          <div className="grid gap-2">
            <p className="text-lead">{words}</p>
            {search && <p className="text-slate text-ui">{sayFound(search)}</p>}
            {unknown.length > 0 && (
              <p className="text-slate text-ui">
                We left out what we have no filter for: {unknown.join(", ")}.
              </p>
            )}
            {notes.map((note) => (
              <p key={note} className="text-slate text-ui">
                One part is left out: {note}.
              </p>
            ))}
          </div>
          {search && <ChangeSearch search={search} />}
          {!isAsked && (
            <AlertForm form={form} values={actionData?.values} isAboutSearch={search !== undefined} />
          )}
          {sample && <SampleMail {...sample} />}
          {search && (
            <p className="text-slate text-ui">
              Or follow this search in a{" "}
              <a href={toFeedHref(search)} className="underline">
                feed reader
              </a>
              , with no email address at all.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function sayFound({ found, contradictions }: AskedSearch) {
  if (Object.keys(contradictions).length > 0)
    return "No home can match all of this. Change your search below.";
  return found > 0
    ? `${formatCount(found, "home")} today.`
    : "Nothing on the market matches today. We will email you when something does.";
}

function toFeedHref({ kind, criteria }: AskedSearch) {
  const path = kind === "sale" ? href("/listings.rss") : href("/rentals.rss");
  return withSearch(path, new URLSearchParams(criteria));
}

type AlertFormProps = {
  form: FormState;
  /** As typed, after the form was refused. */
  values: Partial<Record<string, string>> | undefined;
  isAboutSearch: boolean;
};

function AlertForm({ form, values, isAboutSearch }: AlertFormProps) {
  const chosen = Object.entries(values ?? { new: "on" }).flatMap(([name, value]) => (value ? [name] : []));
  return (
    <form method="post" noValidate className="grid justify-items-start gap-6">
      <HiddenFields submissionId={form.submissionId} />
      <FormAlert form={form} />
      <div className="w-full max-w-96">
        <EmailField {...form.field("email")} label="Email address" />
      </div>
      <PreferenceFields
        frequency={values?.frequency ?? "at-once"}
        chosen={isAboutSearch ? chosen : undefined}
        error={form.problem?.errors.new}
      />
      <p className="text-slate text-ui">{alertWording}</p>
      <CollectionNotice purpose="send you these emails once you have confirmed your address" />
      <Button type="submit">Email me</Button>
    </form>
  );
}

type SampleMailProps = {
  subject: string;
  paragraphs: readonly string[];
  rows: readonly { label: string; value: string }[];
};

/** The text of a mail as it would be sent today. */
function SampleMail({ subject, paragraphs, rows }: SampleMailProps) {
  return (
    <section aria-labelledby="sample" className="grid gap-3">
      <h2 id="sample" className="font-display text-h3">
        What an email looks like
      </h2>
      <div className="grid gap-3 rounded-sm border border-line bg-white p-6 text-ui">
        <p className="font-semibold">{subject}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="grid gap-3">
          {rows.map(({ label, value }) => (
            <li key={label}>
              <span className="font-semibold">{label}</span>
              <span className="block whitespace-pre-line text-slate">{value}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The list's filters, with counts of matching homes and with errors where no home can match. */
function ChangeSearch({ search: { kind, filters, options, contradictions } }: { search: AskedSearch }) {
  return (
    <details
      open={Object.keys(contradictions).length > 0}
      className="group rounded-sm border border-line p-4"
    >
      <summary className="flex min-h-8 list-none items-center gap-2 font-semibold text-ui underline">
        Change what you ask for
        <ChevronDown className="size-4 group-open:rotate-180" />
      </summary>
      <form action={href("/alerts/new")} autoComplete="off" className="grid gap-3 pt-4 sm:grid-cols-2">
        <input type="hidden" name="list" value={kind} />
        {filters.location && <input type="hidden" name="location" value={filters.location} />}
        <FilterFields
          filters={filters}
          options={options}
          errors={contradictions}
          list={kind === "sale" ? saleList : rentalList}
        />
        <div className="sm:col-span-2">
          <Button type="submit" look="secondary">
            Apply
          </Button>
        </div>
      </form>
    </details>
  );
}
