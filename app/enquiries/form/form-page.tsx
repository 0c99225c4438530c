import type { ReactNode } from "react";
import { toPageTitle } from "#app/document/site/page-title.ts";
import type { FormState } from "./use-enquiry-form.ts";

/** The page's title; it begins with "Error: " when the form was not accepted. */
export function FormTitle({ form, children }: { form: FormState; children: string }) {
  return <title>{`${form.problem ? "Error: " : ""}${toPageTitle(children)}`}</title>;
}

/** A form in one column and, from 1024 px, a sticky panel beside it. */
export function FormPage({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-10 pb-(--section) lg:grid-cols-aside lg:gap-aside">
      <div className="grid gap-7">{children}</div>
      <aside className="lg:sticky lg:top-under-header">{aside}</aside>
    </div>
  );
}
