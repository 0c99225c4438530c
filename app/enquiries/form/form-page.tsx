import type { ReactNode } from "react";
import { data } from "react-router";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { type FormProblem, toNotSaved } from "./form-reply.ts";
import type { FormState } from "./use-enquiry-form.ts";

/** The page's title, which begins with "Error: " when the form was rejected. */
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

/** Headers of a page with a form: never cached, because it holds a submission id and perhaps a visitor's words. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const wait = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(wait ? { "Retry-After": wait } : {}) };
}

/**
 * The client action of a page with a form. Without a valid response the page says so and keeps the typed values. The
 * returned status keeps React Router from revalidating, which would start an empty form.
 */
export async function submitForm<Reply extends { status: number }>(serverAction: () => Promise<Reply>) {
  const reply: Reply | FormProblem = await serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return toNotSaved({ values: {} });
  });
  return data(reply, { status: reply.status });
}
