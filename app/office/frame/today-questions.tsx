import { IntentForm, Part } from "./office-page.tsx";

/** What a module asks whoever reads Today, with a button for each answer. */
export type TodayQuestion = {
  title: string;
  words: string;
  /** The page that takes the answers. */
  action: string;
  acts: readonly {
    intent: string;
    label: string;
    look?: "primary";
    /** What the button is about, where several have its label. */
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
