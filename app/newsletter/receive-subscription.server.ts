import { data, redirect } from "react-router";
import { enquiriesContext } from "#app/enquiries/enquiries-context.ts";
import { toNotSaved } from "#app/enquiries/form/form-reply.ts";
import {
  checkForm,
  type FormArguments,
  readForm,
  respondWithProblem,
} from "#app/enquiries/form/receive-form.server.ts";
import { SUBMISSION } from "#app/enquiries/form/submission-id.ts";
import { unlessAway } from "#app/enquiries/form/unless-away.server.ts";
import { CAMPAIGN, parseCampaign } from "#app/enquiries/store/campaign.ts";
import type { NewsletterLink } from "./newsletter-link-page.tsx";
import { newsletterSchema } from "./newsletter-schema.ts";
import { newsletterContext } from "./open-newsletter.server.ts";

/** The newsletter form's action. The response does not tell whether an address is subscribed already. */
export async function receiveSubscription({ request, context }: FormArguments, thanks: string) {
  const form = await readForm(request);
  const checked = checkForm(context, form, newsletterSchema);
  if (!checked.isAccepted) return respondWithProblem(checked.problem, checked.retryAfter);
  const { fields, values, submission } = checked;
  const enquiries = context.get(enquiriesContext);
  try {
    // Bots get the same response; nothing is stored. Each of our forms has an id.
    if (!submission.flag && form?.has(SUBMISSION))
      await context.get(newsletterContext).subscribe(fields.email, parseCampaign(form.get(CAMPAIGN)));
    return redirect(thanks, 303);
  } catch (error) {
    enquiries.noteRefused(error, "a newsletter address could not be saved");
    return respondWithProblem(toNotSaved({ values, submissionId: submission.id }));
  }
}

/** Loads the page of a link in a newsletter mail; 404 when its token is unknown. */
export function openLink({ request, context }: FormArguments, link: NewsletterLink) {
  return unlessAway({ request, context }, async () => {
    const isKnown = await context.get(newsletterContext).isKnown(getToken(request));
    return data({ link, isKnown }, { status: isKnown ? 200 : 404 });
  });
}

/** The button on that page, or the mail program's own (RFC 8058 allows no redirect). */
export function followLink({ request, context }: FormArguments, link: NewsletterLink) {
  const { confirm, unsubscribe } = context.get(newsletterContext);
  return unlessAway({ request, context }, async () => {
    const isDone = await (link === "confirm" ? confirm : unsubscribe)(getToken(request));
    return data({ isDone }, { status: isDone ? 200 : 404 });
  });
}

function getToken(request: Request) {
  return new URL(request.url).searchParams.get("token") ?? "";
}
