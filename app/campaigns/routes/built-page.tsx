import { data } from "react-router";
import { noIndex, toMeta, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { policyContext } from "#app/document/shell/document-context.ts";
import { NoSuchPage } from "#app/document/site/error-pages.tsx";
import { siteContext } from "#app/document/site/site-context.ts";
import { parseReference, toThanksAddress } from "#app/enquiries/form/submission-id.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { BuilderPage as Page } from "../block.ts";
import { toSources } from "../blocks/block-sources.ts";
import { findSiteBlocks } from "../blocks/find-blocks.server.ts";
import { type FoundBlocks, findHosts, hasForm } from "../blocks/found-block.ts";
import { receiveCampaignForm } from "../campaign-form.server.ts";
import { campaignsContext } from "../campaigns-context.ts";
import { ComposedPage } from "../page/composed-page.tsx";
import { toVideoPolicy } from "../page/video-block.tsx";
import type { Route } from "./+types/built-page.ts";

export const handle = { readsSearch: ["sent", "form"] };

/** The status of a form sent to any page without forms. */
const NO_FORMS_HERE = 405;
const KEPT_FOR_A_MINUTE = "public, max-age=0, s-maxage=60";

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const wait = actionHeaders.get("Retry-After");
  const life = loaderHeaders.get("Cache-Control");
  return { ...(life ? { "Cache-Control": life } : {}), ...(wait ? { "Retry-After": wait } : {}) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.page) return toUnlistedMeta("Page not found", "There is no page at this address.");
  const { page, path = "/" } = loaderData;
  return [
    ...(page.isUnlisted ? [noIndex] : []),
    ...toMeta(matches, {
      title: page.title,
      isWholeTitle: true,
      rendersTitle: true,
      description: page.description,
      path,
    }),
  ];
}

type Built = {
  submissionId: string;
  page?: Page;
  path?: string;
  found?: FoundBlocks;
  sent?: { formId: string; reference: string };
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const page = await context.get(campaignsContext).builder?.published.getPage(pathname);
  const submissionId = makeId(Date.now());
  if (!page) return data<Built>({ submissionId }, { status: 404 });
  const found = findSiteBlocks(page.blocks, toSources(context));
  context.set(policyContext, { pictures: findHosts(found), ...toVideoPolicy(page.blocks) });
  const reference = parseReference(request);
  const sent = reference ? { reference, formId: searchParams.get("form") ?? "" } : undefined;
  // A form contains a submission id, and every query would be cached separately.
  const isPersonal = page.forms.length > 0 || hasForm(found) || search !== "";
  return data(
    { page, path: pathname, found, submissionId, sent },
    { headers: { "Cache-Control": isPersonal ? "no-store" : KEPT_FOR_A_MINUTE } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { pathname } = new URL(request.url);
  return unlessAway({ request, context }, async () => {
    const published = context.get(campaignsContext).builder?.published;
    const page = await published?.getPage(pathname);
    if (published && published.get().lookedAt === undefined)
      throw new Error("the page builder has not answered since the start");
    const sent = await readFields(request);
    const form = page?.forms.find(({ id }) => id === sent.get("form"));
    if (!page || !form) throw data(null, { status: NO_FORMS_HERE });
    const url = new URL(pathname, context.get(siteContext).origin).href;
    const toThanks = (reference: string) => toThanksAddress(pathname, reference, { form: form.id });
    return receiveCampaignForm({ request, context }, form, { title: page.title, url, toThanks });
  });
}

export default function BuiltPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submissionId, found = {}, sent, page } = loaderData;
  if (!page) return <NoSuchPage />;
  return (
    <ComposedPage
      page={page}
      found={found}
      submissionId={actionData?.submissionId ?? submissionId}
      problem={actionData}
      sent={sent}
    />
  );
}

/** Reads a clone of the request, because receiveCampaignForm reads the form again. */
async function readFields(request: Request) {
  return request
    .clone()
    .formData()
    .catch(() => new FormData());
}
