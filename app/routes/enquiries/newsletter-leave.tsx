import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { NewsletterLinkPage } from "#app/enquiries/newsletter/newsletter-link-page.tsx";
import { followLink, openLink } from "#app/enquiries/newsletter/receive-subscription.server.ts";
import { toUnlistedMeta } from "#app/found/seo.ts";
import type { Route } from "./+types/newsletter-leave.ts";

export const handle = { readsSearch: ["token"] };

export const headers = formHeaders;

export function meta() {
  return toUnlistedMeta("Unsubscribe · Headland", "Stop Headland's newsletter.");
}

export function loader({ request, context }: Route.LoaderArgs) {
  return openLink({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return followLink({ request, context }, "unsubscribe");
}

export default function NewsletterLeave({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterLinkPage
      title="Unsubscribe"
      isKnown={loaderData.isKnown}
      isDone={actionData?.isDone ?? false}
      question="Press the button, and no more issues come to you."
      button="Unsubscribe"
      answer="You are off the list. No more issues come to you."
    />
  );
}
