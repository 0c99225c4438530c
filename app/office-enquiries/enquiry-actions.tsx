import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { AskingFold } from "#app/office/frame/asking.tsx";
import { withoutDone } from "#app/office/frame/done.ts";
import { type FormField, FormFields } from "#app/office/frame/form-fields.tsx";
import { IntentForm } from "#app/office/frame/office-page.tsx";
import { Tabs } from "#app/office/frame/searched-list.tsx";
import { toCapital } from "#app/region/format.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField, Hidden } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { answerMethods, intentFields } from "./intent-fields.ts";

export type EnquiryActsProps = {
  /** Submission ids by action, so that a form that is sent twice is carried out once. */
  submissions: Readonly<Record<string, string>>;
  version: number;
  state: "new" | "taken" | "answered";
  isSpam: boolean;
  /** Whether another enquiry waits after this one. */
  hasNext: boolean;
  /** Texts to begin an answer with; undefined if the visitor left no e-mail address. */
  answer?: { begins: readonly { id: number; name: string }[]; begun?: string; papers: readonly Paper[] };
  canJudge: boolean;
  canErase: boolean;
  people: readonly { value: string; label: string }[];
  /** Values of a form that is shown again. */
  typed?: { intent: string; text: string; error?: string };
};

/** All actions on an enquiry: the main ones first, the rest behind "More". */
export function EnquiryActions(props: EnquiryActsProps) {
  const { state, isSpam, answer, canJudge, canErase, people } = props;
  return (
    <div className="grid gap-6">
      {isSpam && canJudge && (
        <Intent {...props} intent="not spam" label="Not spam: send its mails" look="primary" />
      )}
      {!isSpam && answer && <AnswerForm {...props} answer={answer} />}
      {!isSpam && state !== "answered" && <AnsweredOtherwise {...props} />}
      {!isSpam && state === "answered" && <Intent {...props} intent="reopen" label="It still waits" />}
      <Intent {...props} intent="note" label="Keep note" />
      <details className="border-line border-t">
        <summary className="flex min-h-12 items-center font-semibold">More</summary>
        <div className="grid gap-6 py-3">
          {!isSpam && <Intent {...props} intent="assign" label="Hand over" options={people} />}
          {!isSpam && state === "taken" && (
            <Intent {...props} intent="give back" label="Give it back to everybody" />
          )}
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

/** One button for each way of answering outside the office. */
function AnsweredOtherwise(props: Pick<EnquiryActsProps, "submissions" | "version">) {
  return (
    <form method="post" action={withoutDone(useLocation())}>
      <Hidden values={{ intent: "mark answered", ...toHidden(props, "mark answered") }} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-2 font-semibold text-ui">Answered another way</legend>
        {answerMethods.map((how) => (
          <Button key={how} type="submit" name="how" value={how} look="secondary" size="small">
            {toCapital(how)}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}

/** A paper of the home that can go with an answer. */
type Paper = { name: "contract" | "statement"; label: string };

type AnswerProps = EnquiryActsProps & { answer: NonNullable<EnquiryActsProps["answer"]> };

/** The answer may begin with a standard text of the agency, filled in with facts of the home. */
function AnswerForm({ answer: { begins, begun, papers }, hasNext, ...props }: AnswerProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const asked = query.get("begin");
  const toAddress = (id: number) => {
    query.set("begin", `${id}`);
    query.delete("done");
    return `${pathname}?${query}#answer`;
  };
  const next = (
    <Button type="submit" name="goOn" value="next" look="secondary">
      Send and next
    </Button>
  );
  return (
    <div className="grid min-w-0 gap-2">
      <Tabs
        label="Begin the answer with"
        tabs={begins.map(({ id, name }) => ({
          label: name,
          href: toAddress(id),
          isCurrent: asked === String(id),
        }))}
      />
      <Intent
        {...props}
        intent="answer"
        label="Send answer"
        look="primary"
        begun={begun}
        also={hasNext && next}
        more={papers.map(({ name, label }) => (
          <CheckField key={name} name={name} isChecked={false}>
            {label}
          </CheckField>
        ))}
      />
    </div>
  );
}

/** The error of a form that is shown again, linked to its field. */
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
  /** Options that are only known on the page. */
  options?: FormField["options"];
  /** The initial text of the field. */
  begun?: string;
  /** Shown below the field, or beside the button. */
  more?: ReactNode;
  also?: ReactNode;
};

export function toHidden(
  { submissions, version }: Pick<EnquiryActsProps, "submissions" | "version">,
  intent: string,
) {
  return { submission: submissions[intent] ?? "", version: String(version) };
}

/** The form of one action. A form that is shown again has the typed values. */
function Intent({ submissions, version, typed, intent, options, begun, more, ...form }: IntentProps) {
  const hidden = toHidden({ submissions, version }, intent);
  const { field } = intentFields[intent] ?? {};
  const { text = begun, error = "" } = typed?.intent === intent ? typed : {};
  return (
    <IntentForm {...form} intent={intent} hidden={hidden}>
      {field && (
        <FormFields fields={[{ options, ...field, defaultValue: text }]} errors={{ [field.name]: error }} />
      )}
      {more}
    </IntentForm>
  );
}
