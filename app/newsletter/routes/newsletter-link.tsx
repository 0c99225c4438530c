import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { formHeaders } from "#app/enquiries/form/form-page.tsx";
import { NewsletterLinkPage, newsletterLinks } from "../newsletter-link-page.tsx";
import { followLink, openLink } from "../receive-subscription.server.ts";
import type { Route } from "./+types/newsletter-link.ts";

export const handle = { readsSearch: ["token"] };

export const headers = formHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = newsletterLinks[loaderData.link];
  return toUnlistedMeta(title, description);
}

export function loader({ request, context, pattern }: Route.LoaderArgs) {
  return openLink({ request, context }, toLink(pattern));
}

export function action({ request, context, pattern }: Route.ActionArgs) {
  return followLink({ request, context }, toLink(pattern));
}

function toLink(pattern: string) {
  return pattern.endsWith("/leave") ? "leave" : "confirm";
}

/** /newsletter/confirm and /newsletter/leave, which newsletter mails link to. */
export default function NewsletterLink({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterLinkPage {...loaderData} isDone={actionData?.isDone ?? false} />;
}
