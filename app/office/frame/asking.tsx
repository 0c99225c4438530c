import { useId } from "react";
import { IntentForm, type IntentFormProps } from "./office-page.tsx";

type AskingProps = IntentFormProps & {
  /** For example "Send it to 900 subscribers?" */
  question: string;
  /** The consequences. */
  words?: string;
};

/** Asks before an action. Red, unless the action is the page's purpose (look: primary). */
export function Asking({ question, words, children, ...form }: AskingProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid max-w-form gap-4 rounded-sm p-5 ${form.look === "primary" ? "bg-sand-50" : "bg-flame-100"}`}
    >
      <h2 id={id} className="font-sans font-semibold text-base leading-normal">
        {question}
      </h2>
      <IntentForm {...form}>
        {words && <p>{words}</p>}
        {children}
      </IntentForm>
    </section>
  );
}

/** The same, folded behind the name of the action: used for everything that removes something. */
export function AskingFold({ fold, ...asking }: AskingProps & { fold: string }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-flame">{fold}</summary>
      <Asking {...asking} />
    </details>
  );
}
