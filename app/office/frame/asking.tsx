import { useId } from "react";
import { IntentForm, type IntentFormProps } from "./office-page.tsx";

type AskingProps = IntentFormProps & {
  /** What is asked: "Send it to 900 subscribers?" */
  question: string;
  /** What follows from it. */
  words?: string;
};

/** How the office asks before what cannot be taken back: the question, what follows, and the button that does it. */
export function Asking({ question, words, children, ...form }: AskingProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid max-w-form gap-4 rounded-sm bg-sand-50 p-5">
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

/** The same, behind the words of what it does. */
export function AskingFold({ fold, ...asking }: AskingProps & { fold: string }) {
  return (
    <details>
      <summary className="flex min-h-12 items-center font-semibold">{fold}</summary>
      <Asking {...asking} />
    </details>
  );
}
