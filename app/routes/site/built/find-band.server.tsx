import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { builderContext } from "#app/agency/builder/builder-context.ts";
import { BuiltBlocks } from "#app/agency/builder/builder-page.tsx";
import { toEntry } from "#app/agency/builder/content/campaign-entry.ts";
import { parsePage } from "#app/agency/builder/content/parse-page.server.ts";
import { toVideoPolicy } from "#app/agency/builder/video-block.tsx";
import { getCampaign, toPlacePath } from "#app/agency/texts/kinds/campaign.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { policyContext, previewContext } from "#app/document/shell/document-context.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { findSiteBlocks } from "./find-blocks.server.ts";
import { findHosts } from "./found-block.ts";
import { createRenderer } from "./render-site-block.tsx";
import { toSources } from "./sources.ts";

const noForm = { fields: [], hidden: null, notice: null };

type Context = Readonly<RouterContextProvider>;
type Place = "home" | "listings" | "journal" | `suburb:${string}`;

/** The band at a page’s spot, drawn; to be asked for after the page's own pictures. */
export function findBand(context: Context, place: Place): string | undefined {
  const page = getBand(context, place);
  if (!page || page.blocks.length === 0) return undefined;
  const texts = context.get(textsContext);
  const found = findSiteBlocks(page.blocks, toSources(context), { isBand: true });
  const isPreview = context.get(previewContext) !== undefined;
  const policy = context.get(policyContext);
  context.set(policyContext, {
    ...policy,
    media: toVideoPolicy(page.blocks).media,
    pictures: [...(policy.pictures ?? []), ...page.pictureHosts, ...findHosts(found)],
  });
  return renderToStaticMarkup(
    <OfficeContext value={texts.office}>
      <BuiltBlocks
        blocks={page.blocks}
        parts={{ form: noForm, renderSiteBlock: createRenderer(found, isPreview) }}
      />
    </OfficeContext>,
  );
}

/** The office's comes before Builder's. */
function getBand(context: Context, place: Place) {
  const now = Date.now();
  const campaign = getCampaign(context.get(textsContext).campaigns, place, now);
  if (campaign) {
    const isPreview = context.get(previewContext) !== undefined;
    return parsePage(toEntry(campaign), { isBand: true, isPreview });
  }
  const path = toPlacePath(place);
  const shown = context.get(builderContext)?.published.findShown(now) ?? [];
  return shown.find((each) => each.isBand && each.path === path)?.page;
}
