import { createContext, data, redirect } from "react-router";
import { enquiriesContext } from "#app/enquiries/enquiries-context.ts";
import { toNotSaved } from "#app/enquiries/form/form-reply.ts";
import {
  checkForm,
  type FormArguments,
  readForm,
  respondWithProblem,
} from "#app/enquiries/form/receive-form.server.ts";
import { SUBMISSION } from "#app/enquiries/form/submission-id.ts";
import { CAMPAIGN, parseCampaign } from "#app/enquiries/store/campaign.ts";
import type { ModuleServices } from "#app/module-server.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import type { NewsletterLink } from "./newsletter-link-page.tsx";
import { toConfirmNotice, toWelcomeNotice } from "./newsletter-mails.server.ts";
import { newsletterSchema, newsletterWording } from "./newsletter-schema.ts";
import type { SubscriberRow } from "./store/newsletter-rows.ts";
import {
  askToSubscribe,
  confirmSubscription,
  getSubscriber,
  unsubscribe,
} from "./store/subscribers.server.ts";

/** Services for the public pages of the newsletter. */
export const newsletterContext = createContext<Pick<ModuleServices, "db" | "publicOrigin" | "outbox">>();

/** Receives the newsletter's form. The response does not reveal whether an address is subscribed. */
export async function receiveSubscription({ request, context }: FormArguments, thanks: string) {
  const form = await readForm(request);
  const checked = checkForm(context, form, newsletterSchema);
  if (!checked.isAccepted) return respondWithProblem(checked.problem, checked.retryAfter);
  const { fields, values, submission } = checked;
  const enquiries = context.get(enquiriesContext);
  try {
    // Bots get the same response, but nothing is stored. A form without a submission id is not one of ours.
    if (!submission.flag && form?.has(SUBMISSION)) {
      const { db, publicOrigin, outbox } = context.get(newsletterContext);
      await askToSubscribe(db, {
        email: fields.email,
        campaign: parseCampaign(form.get(CAMPAIGN)),
        wording: newsletterWording,
        now: Date.now(),
        toNotice: (subscriber) => toConfirmNotice(subscriber, publicOrigin),
      });
      outbox.wake();
    }
    return redirect(thanks, 303);
  } catch (error) {
    enquiries.noteRefused(error, "a newsletter address could not be saved");
    return respondWithProblem(toNotSaved({ values, submissionId: submission.id }));
  }
}

/** Loads the page of a link in a newsletter mail; 404 when its token is unknown. */
export function openLink({ request, context }: FormArguments, link: NewsletterLink) {
  return unlessAway({ request, context }, async () => {
    const { db } = context.get(newsletterContext);
    const isKnown = (await getSubscriber(db, getToken(request))) !== undefined;
    return data({ link, isKnown }, { status: isKnown ? 200 : 404 });
  });
}

/** Handles the button on that page or in the mail program (RFC 8058, which allows no redirect). */
export function followLink({ request, context }: FormArguments, link: NewsletterLink) {
  const { db, publicOrigin, outbox } = context.get(newsletterContext);
  const pressed = { token: getToken(request), now: Date.now() };
  return unlessAway({ request, context }, async () => {
    const toNotice = (subscriber: SubscriberRow) => toWelcomeNotice(subscriber, publicOrigin);
    const isDone = await (link === "leave"
      ? unsubscribe(db, pressed)
      : confirmSubscription(db, { ...pressed, toNotice }));
    outbox.wake();
    return data({ isDone }, { status: isDone ? 200 : 404 });
  });
}

function getToken(request: Request) {
  return new URL(request.url).searchParams.get("token") ?? "";
}
