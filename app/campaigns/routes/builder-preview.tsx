import { data, type RouterContextProvider } from "react-router";
import { noIndex, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { policyContext } from "#app/document/shell/document-context.ts";
import { visitorContext } from "#app/enquiries/enquiries-context.ts";
import { makeId } from "#app/store/make-id.ts";
import type { BuilderPage as Page } from "../block.ts";
import { toSources } from "../blocks/block-sources.ts";
import { findSiteBlocks } from "../blocks/find-blocks.server.ts";
import { builderEditors, campaignsContext } from "../campaigns-context.ts";
import { BUILDER_PICTURES } from "../content/sanitize.server.ts";
import { ComposedPage } from "../page/composed-page.tsx";
import { toEditorMessages } from "../preview/editor-messages.ts";
import { script as previewScript } from "../preview/preview.script.ts?script";
import type { Route } from "./+types/builder-preview.ts";

/** The service's name for the parameter with a draft's id. */
const DRAFT = "builder.overrides.page";

export const handle = { readsSearch: ["path", DRAFT] };

export function headers() {
  return { "Cache-Control": "no-store" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.shown ? [noIndex] : toUnlistedMeta("Preview");
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const builder = getBuilder(context);
  context.set(policyContext, { framedBy: builderEditors, pictures: [BUILDER_PICTURES], media: ["https:"] });
  const { searchParams } = new URL(request.url);
  const path = searchParams.get("path");
  // Without a page the preview is empty until the editor sends its content.
  const page = path
    ? await builder.findDraft(path, searchParams.get(DRAFT) ?? undefined).catch(() => undefined)
    : undefined;
  return { messages: toEditorMessages(builder.key), shown: page && toShown(page, context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const builder = getBuilder(context);
  const wait = builder.takePreview(context.get(visitorContext).address);
  if (wait > 0) throw data(null, { status: 429, headers: { "Retry-After": String(wait) } });
  const content = (await request.formData()).get("content");
  const page = await builder.readDraft(String(content));
  if (!page) throw data(null, { status: 422 });
  return toShown(page, context);
}

/** The preview that the visual editor frames. */
export default function BuilderPreview({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData.shown;
  return (
    <>
      <div data-editor={JSON.stringify(loaderData.messages)}>
        {shown ? <ComposedPage {...shown} isPreview /> : <NothingYet />}
      </div>
      <script>{previewScript}</script>
    </>
  );
}

function NothingYet() {
  return (
    <div className="wrap grid gap-6 pt-6 pb-(--section)">
      <h1 className="sr-only">Preview</h1>
      <p>Open this address in the editor of Builder.io to see a page here.</p>
    </div>
  );
}

function getBuilder(context: Readonly<RouterContextProvider>) {
  const { builder } = context.get(campaignsContext);
  if (!builder) throw data(null, { status: 404 });
  return builder;
}

function toShown(page: Page, context: Readonly<RouterContextProvider>) {
  return {
    page,
    found: findSiteBlocks(page.blocks, toSources(context)),
    submissionId: makeId(Date.now()),
  };
}
