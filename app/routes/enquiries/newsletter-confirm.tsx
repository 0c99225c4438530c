import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { NewsletterLinkPage } from "#app/enquiries/newsletter/newsletter-link-page.tsx";
import { followLink, openLink } from "#app/enquiries/newsletter/receive-subscription.server.ts";
import { toUnlistedMeta } from "#app/found/seo.ts";
import type { Route } from "./+types/newsletter-confirm.ts";

export const handle = { readsSearch: ["token"] };

export const headers = formHeaders;

export function meta() {
  return toUnlistedMeta("Confirm your address · Headland", "Confirm that you want Headland's newsletter.");
}

export function loader({ request, context }: Route.LoaderArgs) {
  return openLink({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return followLink({ request, context }, "confirm");
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterLinkPage
      title="Confirm your address"
      isKnown={loaderData.isKnown}
      isDone={actionData?.isDone ?? false}
      question="Press the button, and new listings and market notes come to you once a month."
      button="Confirm this address"
      answer="Your address is confirmed. The next issue comes to you."
    />
  );
}
