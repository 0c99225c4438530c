import { useId } from "react";
import { IntentForm, type IntentFormProps } from "./office-page.tsx";

type AskingProps = IntentFormProps & {
  /** What is asked: "Send it to 900 subscribers?" */
  question: string;
  /** What follows from it. */
  words?: string;
};

/**
 * How the office asks before it does something: the question, what follows, and the button that does it; on red, unless it is
 * what the page is for (look: primary).
 */
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

/** The same, behind the words of what it does: so stands on every page what takes something away. */
export function AskingFold({ fold, ...asking }: AskingProps & { fold: string }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-flame">{fold}</summary>
      <Asking {...asking} />
    </details>
  );
}
