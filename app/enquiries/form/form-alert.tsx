import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { EnquiryForm } from "./use-enquiry-form.ts";

/** What is wrong with the form, first in main and before everything else. */
export function FormAlert({ form: { problem, summary } }: { form: EnquiryForm }) {
  if (!problem) return null;
  return (
    <div className="wrap pt-6">
      <div className="max-w-form">
        <ErrorSummary ref={summary} title={problem.message} errors={problem.errors} />
      </div>
    </div>
  );
}

/** The page's title; of a form that was not taken it begins with "Error: ". */
export function FormTitle({ form, children }: { form: EnquiryForm; children: string }) {
  return <title>{form.problem ? `Error: ${children}` : children}</title>;
}
