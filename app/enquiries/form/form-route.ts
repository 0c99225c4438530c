import { data } from "react-router";
import { type FormProblem, toNotSaved } from "./form-reply.ts";

/** Headers of a page with a form: never cached, as it holds a submission id and perhaps what a visitor typed. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const wait = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(wait ? { "Retry-After": wait } : {}) };
}

/**
 * The client action of a page with a form. Without a valid response the page says so and keeps what was typed.
 * The status keeps React Router from revalidating, which would start an empty form.
 */
export async function submitForm<Reply extends { status: number }>(serverAction: () => Promise<Reply>) {
  const reply: Reply | FormProblem = await serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return toNotSaved({ values: {} });
  });
  return data(reply, { status: reply.status });
}
