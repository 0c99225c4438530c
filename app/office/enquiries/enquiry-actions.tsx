import { AskingFold } from "#app/office/frame/asking.tsx";
import { type FormField, FormFields } from "#app/office/frame/form-fields.tsx";
import { IntentForm } from "#app/office/frame/office-page.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { intentFields } from "./intent-fields.ts";

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
  const { state, isSpam, canWrite, canJudge, canErase, people } = props;
  return (
    <div className="grid gap-8">
      {isSpam && canJudge && (
        <Intent {...props} intent="not spam" label="Not spam: send its mails" look="primary" />
      )}
      {!isSpam && state === "new" && <Intent {...props} intent="take" label="I take it" look="primary" />}
      {!isSpam && canWrite && (
        <Intent
          {...props}
          intent="answer"
          label="Send answer"
          look={state === "taken" ? "primary" : "secondary"}
        />
      )}
      {!isSpam && state !== "answered" && <Intent {...props} intent="mark answered" label="Mark answered" />}
      {!isSpam && state === "answered" && <Intent {...props} intent="reopen" label="It still waits" />}
      <Intent {...props} intent="note" label="Keep note" />
      <details className="border-line border-t">
        <summary className="flex min-h-12 items-center font-semibold">More</summary>
        <div className="grid gap-6 py-3">
          {!isSpam && <Intent {...props} intent="assign" label="Hand over" options={people} />}
          {!isSpam && <Intent {...props} intent="send again" label="Send its mails to us again" />}
          {!isSpam && canJudge && <Intent {...props} intent="spam" label="This is spam" />}
          {canErase && (
            <AskingFold
              fold="Erase for good"
              question="Erase it for good?"
              words="The enquiry, its changes, notes, answers and mails go. It cannot be brought back."
              intent="erase"
              label="Erase it"
              hidden={toHidden(props, "erase")}
            />
          )}
        </div>
      </details>
    </div>
  );
}

/** Why a form came back; leads to its field. */
export function IntentFault({ typed }: Pick<EnquiryActsProps, "typed">) {
  if (!typed?.error) return null;
  const field = intentFields[typed.intent]?.field.name;
  return field ? (
    <ErrorSummary title="Please look at this again." errors={{ [field]: typed.error }} />
  ) : (
    <ErrorSummary title={typed.error} />
  );
}

type IntentProps = Pick<EnquiryActsProps, "submissions" | "version" | "typed"> & {
  intent: string;
  label: string;
  look?: "primary" | "secondary";
  /** Options of its field, where they are not known beforehand. */
  options?: FormField["options"];
};

export function toHidden(
  { submissions, version }: Pick<EnquiryActsProps, "submissions" | "version">,
  intent: string,
) {
  return { submission: submissions[intent] ?? "", version: String(version) };
}

/** An action, with its field; a form that came back has what was typed. */
function Intent({ submissions, version, typed, intent, options, ...form }: IntentProps) {
  const hidden = toHidden({ submissions, version }, intent);
  const { field } = intentFields[intent] ?? {};
  const { text, error = "" } = typed?.intent === intent ? typed : {};
  return (
    <IntentForm {...form} intent={intent} hidden={hidden}>
      {field && (
        <FormFields fields={[{ options, ...field, defaultValue: text }]} errors={{ [field.name]: error }} />
      )}
    </IntentForm>
  );
}
