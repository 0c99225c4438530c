import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { BuilderPage as Page } from "./block.ts";
import { BlockList, type BlockParts } from "./blocks/block-list.tsx";
import { script as sendingScript } from "./blocks/sending.script.ts?script";
import { toPageStyles } from "./page-styles.ts";

type BuilderPageProps = {
  page: Page;
  parts: BlockParts;
  /** Why the submitted form was refused. */
  problem?: { title: string; errors: Partial<Record<string, string>> };
};

/** A page composed in the page builder, between the site's header and footer. */
export function BuilderPage({ page, parts, problem }: BuilderPageProps) {
  const styles = toPageStyles(page.blocks);
  return (
    <>
      <title>{problem ? `Error: ${page.title}` : page.title}</title>
      {styles && <style>{styles}</style>}
      {problem && (
        <div className="wrap pt-6">
          <div className="max-w-form">
            <ErrorSummary {...problem} />
          </div>
        </div>
      )}
      <div className="wrap grid gap-6 pt-6 pb-(--section) lg:pt-10">
        {!page.hasHeading && <h1 className="font-display text-h1">{page.title}</h1>}
        <BlockList blocks={page.blocks} parts={parts} />
      </div>
      {page.forms.length > 0 && <script>{sendingScript}</script>}
    </>
  );
}
