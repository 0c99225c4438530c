import type { ReactNode } from "react";
import { ActForm } from "#app/office/frame/act-form.tsx";
import { SelectField, TextAreaField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { hows } from "./act-schema.ts";

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
  /** Who may answer it. */
  people: readonly { value: string; label: string }[];
  /** What was typed, when a form comes back. */
  typed?: { act: string; text: string; error?: string };
};

/** Everything that can be done with an enquiry: what comes first, then the rest behind "More". */
export function EnquiryActs(props: EnquiryActsProps) {
  const { state, isSpam, canWrite, canJudge, canErase } = props;
  return (
    <div className="grid gap-8">
      {isSpam && canJudge && (
        <Act {...props} act="not spam" label="Not spam: send its mails" look="primary" />
      )}
      {!isSpam && state === "new" && <Act {...props} act="take" label="I take it" look="primary" />}
      {!isSpam && canWrite && <Answer {...props} />}
      {!isSpam && state !== "answered" && <MarkAnswered {...props} />}
      <Note {...props} />
      <details className="border-line border-t">
        <summary className="flex min-h-12 items-center font-semibold">More</summary>
        <div className="grid gap-6 py-3">
          {!isSpam && <Assign {...props} />}
          {!isSpam && <Act {...props} act="send again" label="Send its mails to us again" />}
          {!isSpam && canJudge && <Act {...props} act="spam" label="This is spam" />}
          {canErase && (
            <Act {...props} act="erase" label="Erase for good">
              <p className="max-w-prose text-slate text-sm">
                The enquiry, its changes, notes, answers and mails go. It cannot be brought back.
              </p>
            </Act>
          )}
        </div>
      </details>
    </div>
  );
}

/** The field of each act that has one. */
const fields: Readonly<Record<string, string>> = {
  answer: "answer",
  note: "note",
  "mark answered": "how",
  assign: "person",
};

/** Why a form came back; leads to its field. */
export function ActFault({ typed }: Pick<EnquiryActsProps, "typed">) {
  if (!typed?.error) return null;
  const field = fields[typed.act];
  return field ? (
    <ErrorSummary title="Please look at this again." errors={{ [field]: typed.error }} />
  ) : (
    <ErrorSummary title={typed.error} errors={{}} />
  );
}

type ActProps = Pick<EnquiryActsProps, "submissions" | "version"> & {
  act: string;
  label: string;
  look?: "primary" | "secondary";
  children?: ReactNode;
};

function Act({ submissions, version, ...form }: ActProps) {
  const { act, label, look, children } = form;
  const hidden = { submission: submissions[act] ?? "", version: String(version) };
  return <ActForm {...{ act, label, look, hidden }}>{children}</ActForm>;
}

function Answer(props: EnquiryActsProps) {
  const { text, error } = getTyped(props, "answer");
  return (
    <Act {...props} act="answer" label="Send answer" look={props.state === "taken" ? "primary" : "secondary"}>
      <div className="w-full">
        <TextAreaField
          name="answer"
          label="Answer by e-mail"
          hint="Your name and the office’s number come under it; replies come to you."
          rows={6}
          defaultValue={text}
          error={error}
        />
      </div>
    </Act>
  );
}

function MarkAnswered(props: EnquiryActsProps) {
  const { text, error } = getTyped(props, "mark answered");
  return (
    <Act {...props} act="mark answered" label="Mark answered">
      <div className="w-full">
        <SelectField
          name="how"
          label="Answered otherwise"
          defaultValue={text}
          error={error}
          options={hows.map((how) => ({ value: how, label: how }))}
        />
      </div>
    </Act>
  );
}

function Note(props: EnquiryActsProps) {
  const { text, error } = getTyped(props, "note");
  return (
    <Act {...props} act="note" label="Keep note">
      <div className="w-full">
        <TextAreaField name="note" label="Note for the office" rows={2} defaultValue={text} error={error} />
      </div>
    </Act>
  );
}

function Assign(props: EnquiryActsProps) {
  const { text, error } = getTyped(props, "assign");
  return (
    <Act {...props} act="assign" label="Hand over">
      <div className="w-full">
        <SelectField
          name="person"
          label="Somebody else answers it"
          options={props.people}
          defaultValue={text}
          error={error}
        />
      </div>
    </Act>
  );
}

/** What was typed into the form that came back. */
function getTyped({ typed }: EnquiryActsProps, act: string) {
  return typed?.act === act
    ? { text: typed.text, error: typed.error }
    : { text: undefined, error: undefined };
}
