import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { builderContext } from "#app/agency/builder/builder-context.ts";
import { BuiltBlocks } from "#app/agency/builder/builder-page.tsx";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { policyContext } from "#app/document/shell/document-context.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findSiteBlocks } from "./find-blocks.server.ts";
import { ShownBlock } from "./shown-block.tsx";

const noForm = { fields: [], hidden: null, notice: null };

/** The band that the marketer has placed on the page at a path, drawn; to be asked for after the page's own pictures. */
export function findBand(context: Readonly<RouterContextProvider>, path: string): string | undefined {
  const shown = context.get(builderContext)?.published.findShown(Date.now()) ?? [];
  const page = shown.find((each) => each.isBand && each.path === path)?.page;
  if (!page || page.blocks.length === 0) return undefined;
  const texts = context.get(textsContext);
  const policy = context.get(policyContext);
  context.set(policyContext, { ...policy, pictures: [...(policy.pictures ?? []), ...page.pictureHosts] });
  const found = findSiteBlocks(page.blocks, { catalogue: context.get(catalogueContext), texts });
  return renderToStaticMarkup(
    <OfficeContext value={texts.office}>
      <BuiltBlocks
        blocks={page.blocks}
        parts={{
          form: noForm,
          renderSiteBlock(_block, id) {
            const shown = found[id];
            return shown && <ShownBlock id={id} block={shown} />;
          },
        }}
      />
    </OfficeContext>,
  );
}
