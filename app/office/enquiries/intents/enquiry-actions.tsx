import type { ReactNode } from "react";
import { IntentForm } from "#app/office/frame/intent-form.tsx";
import { SelectField, TextAreaField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { answerMethods, intentFields } from "./intent-schema.ts";

export type EnquiryActsProps = {
  /** By act, for each form of the page: sent twice, it is done once. */
  submissions: Readonly<Record<string, string>>;
  version: number;
  state: "new" | "taken" | "answered";
  isSpam: boolean;
  /** False where the visitor left no e-mail address. */
  canWrite: boolean;
  canJudge: boolean;
  canErase: boolean;
  /** People who may answer it. */
  people: readonly { value: string; label: string }[];
  /** The typed values of a form that is shown again. */
  typed?: { intent: string; text: string; error?: string };
};

/** Everything that can be done with an enquiry: what comes first, then the rest behind "More". */
export function EnquiryActions(props: EnquiryActsProps) {
  const { state, isSpam, canWrite, canJudge, canErase } = props;
  return (
    <div className="grid gap-8">
      {isSpam && canJudge && (
        <Intent {...props} intent="not spam" label="Not spam: send its mails" look="primary" />
      )}
      {!isSpam && state === "new" && <Intent {...props} intent="take" label="I take it" look="primary" />}
      {!isSpam && canWrite && <Answer {...props} />}
      {!isSpam && state !== "answered" && <MarkAnswered {...props} />}
      <Note {...props} />
      <details className="border-line border-t">
        <summary className="flex min-h-12 items-center font-semibold">More</summary>
        <div className="grid gap-6 py-3">
          {!isSpam && <Assign {...props} />}
          {!isSpam && <Intent {...props} intent="send again" label="Send its mails to us again" />}
          {!isSpam && canJudge && <Intent {...props} intent="spam" label="This is spam" />}
          {canErase && (
            <Intent {...props} intent="erase" label="Erase for good">
              <p className="max-w-prose text-slate text-sm">
                The enquiry, its changes, notes, answers and mails go. It cannot be brought back.
              </p>
            </Intent>
          )}
        </div>
      </details>
    </div>
  );
}

/** Why a form came back; leads to its field. */
export function IntentFault({ typed }: Pick<EnquiryActsProps, "typed">) {
  if (!typed?.error) return null;
  const field = intentFields[typed.intent]?.name;
  return field ? (
    <ErrorSummary title="Please look at this again." errors={{ [field]: typed.error }} />
  ) : (
    <ErrorSummary title={typed.error} />
  );
}

type IntentProps = Pick<EnquiryActsProps, "submissions" | "version"> & {
  intent: string;
  label: string;
  look?: "primary" | "secondary";
  children?: ReactNode;
};

function Intent({ submissions, version, ...form }: IntentProps) {
  const { intent, label, look, children } = form;
  const hidden = { submission: submissions[intent] ?? "", version: String(version) };
  return <IntentForm {...{ intent, label, look, hidden }}>{children}</IntentForm>;
}

function Answer(props: EnquiryActsProps) {
  const { text, error } = getTyped(props, "answer");
  return (
    <Intent
      {...props}
      intent="answer"
      label="Send answer"
      look={props.state === "taken" ? "primary" : "secondary"}
    >
      <TextAreaField
        name="answer"
        label="Answer by e-mail"
        hint="Your name and the office’s number come under it; replies come to you."
        rows={6}
        defaultValue={text}
        error={error}
      />
    </Intent>
  );
}

function MarkAnswered(props: EnquiryActsProps) {
  const { text, error } = getTyped(props, "mark answered");
  return (
    <Intent {...props} intent="mark answered" label="Mark answered">
      <SelectField
        name="how"
        label="Answered otherwise"
        defaultValue={text}
        error={error}
        options={answerMethods.map((how) => ({ value: how, label: how }))}
      />
    </Intent>
  );
}

function Note(props: EnquiryActsProps) {
  const { text, error } = getTyped(props, "note");
  return (
    <Intent {...props} intent="note" label="Keep note">
      <TextAreaField name="note" label="Note for the office" rows={2} defaultValue={text} error={error} />
    </Intent>
  );
}

function Assign(props: EnquiryActsProps) {
  const { text, error } = getTyped(props, "assign");
  return (
    <Intent {...props} intent="assign" label="Hand over">
      <SelectField
        name="person"
        label="Somebody else answers it"
        options={props.people}
        defaultValue={text}
        error={error}
      />
    </Intent>
  );
}

/** Returns the typed text of a form that is shown again. */
function getTyped({ typed }: EnquiryActsProps, intent: string) {
  return typed?.intent === intent
    ? { text: typed.text, error: typed.error }
    : { text: undefined, error: undefined };
}
