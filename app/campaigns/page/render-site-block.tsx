import { type FoundBlocks, toReason } from "../blocks/found-block.ts";
import { ShownBlock } from "../blocks/shown-block.tsx";
import { type SiteBlock, toBlockLabel } from "../blocks/site-blocks.ts";
import { Note } from "./builder-page.tsx";

/** Draws the site’s own blocks of a page or a band; a preview says why one is not shown, or not whole. */
export function createRenderer(found: FoundBlocks, isPreview = false) {
  return (block: SiteBlock, id: string) => {
    const shown = found[id];
    const reason = isPreview && toReason(shown);
    return (
      <>
        {shown && <ShownBlock id={id} block={shown} />}
        {reason && <Note>{`${toBlockLabel(block.name)}: ${reason}`}</Note>}
      </>
    );
  };
}
