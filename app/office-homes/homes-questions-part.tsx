import { href } from "react-router";
import { IntentForm, Part } from "#app/office/frame/office-page.tsx";
import type { HomesQuestion, HomesQuestions } from "./home-slots.ts";

/** A longer list of homes is folded. */
const MOST_OPEN = 12;

/** A module's questions about homes, if it has any. */
export function HomesQuestionsPart({ title, action, questions }: HomesQuestions) {
  if (questions.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="grid gap-3">
        {questions.map(({ id, name, words, homes, advice, acts }) => (
          <li key={id} className="grid gap-3 rounded-sm bg-sand-50 p-5">
            <p className="wrap-anywhere">
              <span className="font-semibold">{name}</span> {words}
            </p>
            <HomesToLeave homes={homes} />
            <p className="text-slate text-sm">{advice}</p>
            <div className="flex flex-wrap gap-3">
              {acts.map((act) => (
                <IntentForm key={act.intent} action={action} {...act} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function HomesToLeave({ homes }: Pick<HomesQuestion, "homes">) {
  if (homes.length === 0) return null;
  return (
    <details open={homes.length <= MOST_OPEN}>
      <summary className="flex min-h-12 items-center font-semibold">
        {homes.length === 1 ? "The home" : `The ${homes.length} homes`} it would take off
      </summary>
      <ul className="grid">
        {homes.map(({ id, address }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={href("/office/homes/:id", { id })}
            >
              {address}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
