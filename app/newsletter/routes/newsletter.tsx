import { href, useLocation } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { EmailField, FormAlert, HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import { FormTitle, formHeaders } from "#app/enquiries/form/form-page.tsx";
import { type FormState, useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { campaignParameters, toCampaignQuery } from "#app/enquiries/store/campaign.ts";
import { makeId } from "#app/store/make-id.ts";
import { Button } from "#app/ui/button.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { newsletterSchema, newsletterWording } from "../newsletter-schema.ts";
import { receiveSubscription } from "../receive-subscription.server.ts";
import type { Route } from "./+types/newsletter.ts";

export const handle = { readsSearch: ["asked", ...campaignParameters] };

const TITLE = "Stay Updated";

export const headers = formHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: TITLE,
    rendersTitle: true,
    description: `New listings and market notes from ${agency.name} by email, once a month.`,
    path: href("/newsletter"),
    crumbs: toHomeCrumbs(TITLE),
  });
}

export function loader({ request }: Route.LoaderArgs) {
  const isAsked = new URL(request.url).searchParams.has("asked");
  return { submissionId: makeId(Date.now()), isAsked };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveSubscription({ request, context }, `${href("/newsletter")}?asked=1#sent`);
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { isAsked, submissionId } = loaderData;
  const form = useEnquiryForm({
    name: "newsletter",
    schema: newsletterSchema,
    submissionId,
    reply: actionData,
  });
  return (
    <>
      <FormTitle form={form}>{TITLE}</FormTitle>
      <PageHeader crumbs={toHomeCrumbs(TITLE)} title={TITLE} />
      <div className="wrap grid gap-7 pb-(--section)">
        {isAsked && !form.problem ? (
          <SuccessNotice title="One more step: check your email.">
            We have sent you a link. Open it and press the button, and you are on the list.
          </SuccessNotice>
        ) : (
          <NewsletterForm form={form} />
        )}
      </div>
    </>
  );
}

/** Asks for an e-mail address, whose owner then gets a mail to confirm. */
function NewsletterForm({ form }: { form: FormState }) {
  return (
    <form
      // Without script only the page's address carries the campaign.
      action={href("/newsletter") + toCampaignQuery(useLocation().search)}
      data-campaign
      method="post"
      noValidate
      className="grid max-w-prose justify-items-start gap-5"
    >
      <HiddenFields submissionId={form.submissionId} />
      <FormAlert form={form} />
      <p className="text-lead text-tide">{newsletterWording}</p>
      <div className="w-full max-w-96">
        <EmailField {...form.field("email")} label="Email address" />
      </div>
      <CollectionNotice purpose="send you the newsletter once you have confirmed your address" />
      <Button type="submit">Join</Button>
    </form>
  );
}
