import type { ReactNode, Ref } from "react";
import { Check } from "../icons.tsx";

type SuccessNoticeProps = {
  title: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Where no address leads to the notice: it takes the focus, without script too. */
  autoFocus?: boolean;
};

/** It worked: said once, where the visitor looks next. */
export function SuccessNotice({ title, children, ref, autoFocus }: SuccessNoticeProps) {
  return (
    <div
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: only where a form was just sent, never where a page is opened
      autoFocus={autoFocus}
      id="sent"
      role="status"
      tabIndex={-1}
      className="grid grid-cols-auto-rest gap-x-3.5 gap-y-1 rounded-sm bg-euc-100 px-5.5 py-5"
    >
      <Check aria-hidden="true" className="size-6 text-euc" />
      <h2 className="font-sans font-semibold text-base">{title}</h2>
      {children && <p className="col-start-2">{children}</p>}
    </div>
  );
}
