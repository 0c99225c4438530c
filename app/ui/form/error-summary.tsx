import type { Ref } from "react";
import { CircleAlert } from "../icons.tsx";

type ErrorSummaryProps = {
  title: string;
  /** Field ids and what is wrong with them. */
  errors: Partial<Record<string, string>>;
  ref?: Ref<HTMLDivElement>;
};

/** Why a form was not taken: first in main, takes the focus, links to every faulty field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const faulty = Object.entries(errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script too, whoever sent the form is told first what is wrong with it.
    <div ref={ref} role="alert" tabIndex={-1} autoFocus className={`${panel} bg-flame-100 text-flame`}>
      <CircleAlert aria-hidden="true" className="size-6" />
      <h2 className="font-sans font-semibold text-base">{title}</h2>
      {faulty.length > 0 && (
        <ul className="col-start-2 text-ui">
          {faulty.map(([name, message]) => (
            <li key={name}>
              <a href={`#${name}`} className="inline-block min-h-7 underline">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const panel = "grid grid-cols-auto-rest gap-x-3.5 gap-y-1 rounded-sm px-5.5 py-5";
