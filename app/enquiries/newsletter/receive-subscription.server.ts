import { data, redirect } from "react-router";
import { enquiriesContext } from "../enquiries-context.ts";
import { toNotSaved } from "../form/form-problem.ts";
import {
  answerProblem,
  checkForm,
  type FormArguments,
  readForm,
  toReason,
} from "../form/receive-form.server.ts";
import { newsletterSchema } from "./newsletter-schema.ts";

/** The newsletter form's action. The answer is the same whether or not an address is known already. */
export async function receiveSubscription(form: FormArguments, thanks: string) {
  const received = checkForm(form.context, await readForm(form.request), newsletterSchema);
  if (!received.isGood) return answerProblem(received.problem, received.seconds);
  const enquiries = form.context.get(enquiriesContext);
  try {
    // A machine's wish is no wish; it is told the same.
    if (!received.submission.flag) await enquiries.subscribe(received.fields.email);
    return redirect(thanks, 303);
  } catch (error) {
    enquiries.log.error({ reason: toReason(error) }, "a newsletter address could not be saved");
    return answerProblem({ ...toNotSaved(received.values), submissionId: received.submission.id });
  }
}

/** Opening a link of a newsletter mail: is it one of ours? */
export async function openLink({ request, context }: FormArguments) {
  const subscriber = await context.get(enquiriesContext).getSubscriber(getToken(request));
  return data({ isKnown: subscriber !== undefined }, { status: subscriber ? 200 : 404 });
}

/** Pressing the button behind such a link, or the mail program's own (RFC 8058: no redirect). */
export async function followLink({ request, context }: FormArguments, wish: "confirm" | "unsubscribe") {
  const isDone = await context.get(enquiriesContext)[wish](getToken(request));
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

function getToken(request: Request) {
  return new URL(request.url).searchParams.get("token") ?? "";
}
