import { IntentForm, Part } from "./office-page.tsx";

/** A question of a module on Today, with a button for each answer. */
export type TodayQuestion = {
  title: string;
  words: string;
  /** The address that the answers are sent to. */
  action: string;
  acts: readonly {
    intent: string;
    label: string;
    look?: "primary";
    /** The subject of the button, if several have the same label. */
    about?: string;
    hidden?: Readonly<Record<string, string>>;
  }[];
};

export function TodayQuestions({ questions = [] }: { questions?: readonly TodayQuestion[] }) {
  return questions.map(({ title, words, action, acts }) => (
    <Part key={title} title={title}>
      <p className="max-w-prose">{words}</p>
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <IntentForm key={act.intent} action={action} {...act} />
        ))}
      </div>
    </Part>
  ));
}
