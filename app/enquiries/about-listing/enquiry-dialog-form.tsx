import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { X } from "#app/ui/icons.tsx";
import type { FormProblem } from "../form/form-problem.ts";
import { makeId } from "../form/submission-id.ts";
import { type EnquiryForm, useEnquiryForm } from "../form/use-enquiry-form.ts";
import { InspectionForm } from "../inspection/inspection-form.tsx";
import { toInspectionSchema } from "../inspection/inspection-schema.ts";
import { QuestionForm } from "../question/question-form.tsx";
import { questionSchema } from "../question/question-schema.ts";
import { INSPECTION_TITLE, QUESTION_TITLE } from "./listing-enquiry-meta.ts";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";

export type DialogKind = "inspection" | "question";

export type EnquiryDialogProps = { kind: DialogKind; listing: ListingForEnquiry; onClose: () => void };

/** An enquiry about a listing, over its page. What was not taken stays here, typed and all; thanks are a page. */
export function EnquiryDialogForm({ kind, ...rest }: EnquiryDialogProps) {
  return kind === "inspection" ? <InspectionDialog {...rest} /> : <QuestionDialog {...rest} />;
}

type KnownDialogProps = Omit<EnquiryDialogProps, "kind">;

function InspectionDialog({ listing, onClose }: KnownDialogProps) {
  const [submissionId] = useState(() => makeId(Date.now()));
  const schema = toInspectionSchema(listing.offered);
  const form = useEnquiryForm({ name: listing.inspectionHref, schema, submissionId, ...useFetcherForm() });
  return (
    <Dialog title={INSPECTION_TITLE} listing={listing} form={form} onClose={onClose}>
      <InspectionForm form={form} listing={listing} />
    </Dialog>
  );
}

function QuestionDialog({ listing, onClose }: KnownDialogProps) {
  const [submissionId] = useState(() => makeId(Date.now()));
  const name = listing.enquireHref;
  const form = useEnquiryForm({ name, schema: questionSchema, submissionId, ...useFetcherForm() });
  return (
    <Dialog title={QUESTION_TITLE} listing={listing} form={form} onClose={onClose}>
      <QuestionForm form={form} listing={listing} />
    </Dialog>
  );
}

/** Sends without leaving the page. */
function useFetcherForm() {
  const { Form, data: problem } = useFetcher<FormProblem>();
  return { Form, problem };
}

type DialogProps = KnownDialogProps & { title: string; form: EnquiryForm; children: ReactNode };

function Dialog({ title, listing, form: { problem, summary }, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(46rem,100vw-2rem)] overflow-y-auto rounded-sm bg-foam p-5 text-ink backdrop:bg-ink/50 sm:p-8"
    >
      <div className="grid gap-6">
        <div className="flex items-start justify-between gap-4">
          <div className="grid gap-1">
            <h2 id={id} className="font-display text-h3">
              {title}
            </h2>
            <p className="text-slate">
              {listing.title}, {listing.address}
            </p>
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="grid size-11 flex-none place-items-center rounded-xs hover:bg-mist"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {problem && <ErrorSummary ref={summary} title={problem.message} errors={problem.errors} />}
        {children}
      </div>
    </dialog>
  );
}
