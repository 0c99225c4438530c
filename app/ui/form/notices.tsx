import type { ReactNode, Ref } from "react";
import { Check, CircleAlert } from "../icons.tsx";

type ErrorSummaryProps = {
  title: string;
  /** Error messages by field id. */
  errors?: Partial<Record<string, string>>;
  ref?: Ref<HTMLDivElement>;
};

/** Says why a form was rejected, takes the focus, and links to every faulty field. */
export function ErrorSummary({ title, errors = {}, ref }: ErrorSummaryProps) {
  const faulty = Object.entries(errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script too, a rejected form is announced first
    <div ref={ref} role="alert" tabIndex={-1} autoFocus className={`${panel} bg-flame-100 text-flame`}>
      <CircleAlert className="size-6" />
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

type SuccessNoticeProps = {
  title: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Focuses the notice without script, where the URL has no #sent. */
  autoFocus?: boolean;
};

/** Says that the form was accepted. */
export function SuccessNotice({ title, children, ref, autoFocus }: SuccessNoticeProps) {
  return (
    <div
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: only after a form was submitted, never when a page is opened
      autoFocus={autoFocus}
      id="sent"
      role="status"
      tabIndex={-1}
      className={`${panel} bg-euc-100`}
    >
      <Check className="size-6 text-euc" />
      <h2 className="font-sans font-semibold text-base">{title}</h2>
      {children && <div className="col-start-2">{children}</div>}
    </div>
  );
}

const panel = "grid grid-cols-auto-rest gap-x-3.5 gap-y-1 rounded-sm px-5.5 py-5";
