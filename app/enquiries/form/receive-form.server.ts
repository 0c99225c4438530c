import { data, type RouterContextProvider, redirect } from "react-router";
import type * as v from "valibot";
import { enquiriesContext, visitorContext } from "../enquiries-context.ts";
import type { Enquiry } from "../enquiry.ts";
import {
  type FormProblem,
  type FormSent,
  toMalformed,
  toNotSaved,
  toTooMany,
  toWrong,
} from "./form-problem.ts";
import { HONEYPOT, SUBMISSION } from "./hidden-fields.ts";
import { type FormErrors, type FormSchema, parseForm } from "./parse-form.ts";
import { getTimeOfId, makeId, parseId } from "./submission-id.ts";

export type FormArguments = { request: Request; context: Readonly<RouterContextProvider> };

type EnquiryForm<Schema extends FormSchema> = {
  schema: Schema;
  /** What is wrong with the answers together, when each of them is good. */
  findErrors?: (fields: v.InferOutput<Schema>) => FormErrors;
  toEnquiry: (fields: v.InferOutput<Schema>, form: FormData) => Enquiry;
};

type ThankedForm<Schema extends FormSchema> = EnquiryForm<Schema> & {
  /** The address of the thanks. */
  toThanks: (reference: string, fields: v.InferOutput<Schema>) => string;
};

/** What an enquiry form's action does: read, check, keep, and send on to thanks only for what is on disk. */
export async function receiveEnquiry<Schema extends FormSchema>(
  { request, context }: FormArguments,
  { toThanks, ...rules }: ThankedForm<Schema>,
) {
  const kept = await keepEnquiry(context, await readForm(request), rules);
  if (!kept.isGood) return answerProblem(kept.problem, kept.seconds);
  return redirect(toThanks(kept.reference, kept.fields), 303);
}

/** The same for a form that keeps its values: they come back with the thanks, so the answer is the page itself. */
export async function receiveAndShow<Schema extends FormSchema>(
  { request, context }: FormArguments,
  rules: EnquiryForm<Schema>,
) {
  const kept = await keepEnquiry(context, await readForm(request), rules);
  if (!kept.isGood) return answerProblem(kept.problem, kept.seconds);
  const { reference, values, submissionId } = kept;
  return data<FormSent>({ status: 200, reference, values, submissionId }, { status: 200 });
}

/** Checks a form and keeps the enquiry; what is good is on disk when this returns. */
export async function keepEnquiry<Schema extends FormSchema>(
  context: FormArguments["context"],
  form: FormData | undefined,
  { schema, findErrors, toEnquiry }: EnquiryForm<Schema>,
) {
  const received = checkForm(context, form, schema);
  if (!received.isGood) return received;
  const errors = findErrors?.(received.fields) ?? {};
  if (Object.keys(errors).length > 0) {
    const wrong = toWrong(received.values, errors);
    return toBad({ ...wrong, submissionId: received.submission.id });
  }
  const enquiries = context.get(enquiriesContext);
  const { fields, values, submission } = received;
  try {
    const { reference } = await enquiries.save(toEnquiry(fields, received.form), submission);
    return { isGood: true as const, reference, fields, values, submissionId: submission.id };
  } catch (error) {
    enquiries.log.error({ reason: toReason(error) }, "an enquiry could not be saved");
    return toBad({ ...toNotSaved(values), submissionId: submission.id });
  }
}

/** Reads a form of ours: rate limit first, then its shape, then its rules. */
export function checkForm<Schema extends FormSchema>(
  context: FormArguments["context"],
  form: FormData | undefined,
  schema: Schema,
) {
  const parsed = parseForm(schema, form ?? new FormData());
  const { values } = parsed;
  const submissionId = getSubmissionId(form);
  const seconds = context.get(enquiriesContext).rateLimit.take(context.get(visitorContext).address);
  if (seconds > 0) return toBad({ ...toTooMany(values, seconds), submissionId }, seconds);
  if (!form || parsed.status === "malformed") return toBad({ ...toMalformed(values), submissionId });
  if (parsed.status === "wrong") return toBad({ ...toWrong(values, parsed.errors), submissionId });
  const submission = toSubmission(form, Date.now());
  return { isGood: true as const, fields: parsed.output, values, form, submission };
}

function toBad(problem: FormProblem, seconds?: number) {
  return { isGood: false as const, problem, seconds };
}

/** The page again, with what was typed and why it was not taken. */
export function answerProblem<Problem extends FormProblem>(problem: Problem, seconds?: number) {
  const headers: Record<string, string> = seconds ? { "Retry-After": String(seconds) } : {};
  return data(problem, { status: problem.status, headers });
}

/** Not the message: databases quote the values they refuse. */
export function toReason(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  const codes = ["code", "errcode"].map((name) => Reflect.get(error, name)).filter(Boolean);
  return [error.name, ...codes].join(" ");
}

/** `undefined` when the body is not what its content type says. */
export async function readForm(request: Request) {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}

/** Nobody fills in a form within two seconds of being sent it. */
const TOO_FAST_MS = 2_000;

/** The form's id, and why it looks as if a machine had filled it in. */
function toSubmission(form: FormData, now: number): { id: string; flag?: string } {
  const id = getSubmissionId(form) ?? makeId(now - TOO_FAST_MS);
  if (form.get(HONEYPOT)) return { id, flag: "the hidden field was filled in" };
  const shownAt = getTimeOfId(id);
  if (shownAt !== undefined && now - shownAt < TOO_FAST_MS) return { id, flag: "sent too fast" };
  return { id };
}

function getSubmissionId(form: FormData | undefined) {
  const sent = form?.get(SUBMISSION);
  return parseId(typeof sent === "string" ? sent : "");
}
