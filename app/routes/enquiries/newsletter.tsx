import { href } from "react-router";
import { FormAlert, FormTitle } from "#app/enquiries/form/form-alert.tsx";
import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { makeId } from "#app/enquiries/form/submission-id.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { NewsletterForm } from "#app/enquiries/newsletter/newsletter-form.tsx";
import { newsletterSchema } from "#app/enquiries/newsletter/newsletter-schema.ts";
import { receiveSubscription } from "#app/enquiries/newsletter/receive-subscription.server.ts";
import { homeImage, toMeta } from "#app/found/seo.ts";
import { underHome } from "#app/site/crumbs.ts";
import { PageHeader } from "#app/site/page-header.tsx";
import { SuccessNotice } from "#app/ui/form/success-notice.tsx";
import type { Route } from "./+types/newsletter.ts";

export const handle = { readsSearch: ["asked"] };

export const headers = formHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Stay Updated · Headland",
    rendersTitle: true,
    description: "New listings and market notes from Headland by e-mail, once a month.",
    path: href("/newsletter"),
    card: homeImage,
    crumbs: underHome("Stay Updated"),
  });
}

export function loader({ request }: Route.LoaderArgs) {
  const isAsked = new URL(request.url).searchParams.has("asked");
  return { submissionId: makeId(Date.now()), isAsked };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveSubscription({ request, context }, "/newsletter?asked=1#sent");
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { isAsked, submissionId } = loaderData;
  const form = useEnquiryForm({
    name: "newsletter",
    schema: newsletterSchema,
    submissionId,
    problem: actionData,
  });
  return (
    <>
      <FormTitle form={form}>Stay Updated · Headland</FormTitle>
      <FormAlert form={form} />
      <PageHeader crumbs={underHome("Stay Updated")} title="Stay Updated" />
      <div className="wrap grid gap-7 pb-(--section)">
        {isAsked && !form.problem ? (
          <SuccessNotice title="Please look into your mailbox.">
            We have sent you a link. Nothing else comes until you have opened it and pressed the button.
          </SuccessNotice>
        ) : (
          <NewsletterForm form={form} />
        )}
      </div>
    </>
  );
}
