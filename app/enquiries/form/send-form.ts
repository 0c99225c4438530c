import { data } from "react-router";
import { type FormProblem, toNotSaved } from "./form-problem.ts";

/**
 * Sends a form from the browser. When nothing comes back that we understand, the page says so and keeps what was
 * typed. The status tells React Router not to load the page's data anew, which would start an empty form.
 */
export async function sendForm<Answer extends { status: number }>(serverAction: () => Promise<Answer>) {
  const answer: Answer | FormProblem = await serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return toNotSaved({});
  });
  return data(answer, { status: answer.status });
}
