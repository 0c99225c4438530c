import { agency } from "#app/agency/folder/agency.ts";
import type { FormProblem } from "#app/enquiries/form/form-reply.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { BuilderPage as Page } from "../block.ts";
import type { FoundBlocks } from "../blocks/found-block.ts";
import builtStyles from "./built.css?inline";
import { BlockList } from "./built-blocks.tsx";
import { toPageStyles } from "./page-styles.ts";
import { script as playScript } from "./play.script.ts?script";
import { hasPlayer } from "./video-block.tsx";

type ComposedPageProps = {
  page: Page;
  found: FoundBlocks;
  isPreview?: boolean;
  submissionId: string;
  /** The refused form's values and errors. */
  problem?: FormProblem;
  sent?: { formId: string; reference: string };
};

/** A page of the page builder, for visitors and for the editor's preview. */
export function ComposedPage({ page, sent, ...parts }: ComposedPageProps) {
  const { problem } = parts;
  const fields = page.forms.flatMap((form) => form.fields);
  return (
    <>
      <title>{problem ? `Error: ${page.title}` : page.title}</title>
      {problem && (
        <div className="wrap pt-6">
          <div className="max-w-form">
            <ErrorSummary title={toAlert(page, problem)} errors={problem.errors} />
          </div>
        </div>
      )}
      <div className="built-stack wrap pt-6 pb-(--section) lg:pt-10">
        {!page.hasHeading && (
          <h1 className="font-display text-h1">{page.title.replace(` · ${agency.name}`, "")}</h1>
        )}
        <style>{builtStyles + toPageStyles(page.blocks)}</style>
        <BlockList blocks={page.blocks} parts={{ ...parts, fields, sent: problem ? undefined : sent }} />
      </div>
      {hasPlayer(page.blocks) && <script>{playScript}</script>}
    </>
  );
}

/** The marketer's words for validation errors, ours for all others. */
function toAlert({ forms }: Page, { status, message, errors }: FormProblem) {
  const form = forms.find(({ fields }) => fields.some(({ name }) => errors[name]));
  return status === 422 && form ? form.states.error : message;
}
