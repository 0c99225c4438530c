import { data, type RouterContextProvider, redirect } from "react-router";
import type * as v from "valibot";
import { enquiriesContext, visitorContext } from "../enquiries-context.ts";
import type { Enquiry } from "../enquiry.ts";
import { type FormErrors, type FormSchema, parseForm } from "../schemas/parse-form.ts";
import { type FormProblem, toMalformed, toNotSaved, toTooMany, toWrong } from "./form-problem.ts";
import { HONEYPOT, SUBMISSION } from "./hidden-fields.ts";
import { getTimeOfId, makeId, parseId } from "./submission-id.ts";

export type FormArguments = { request: Request; context: Readonly<RouterContextProvider> };

type EnquiryForm<Schema extends FormSchema> = {
  schema: Schema;
  /** What is wrong with the answers together, when each of them is good. */
  findErrors?: (fields: v.InferOutput<Schema>) => FormErrors;
  toEnquiry: (fields: v.InferOutput<Schema>, form: FormData) => Enquiry;
  /** The address of the thanks. */
  toThanks: (reference: string, fields: v.InferOutput<Schema>) => string;
};

/** What every enquiry form's action does: read, check, keep, and say thanks only for what is on disk. */
export async function receiveEnquiry<Schema extends FormSchema>(
  { request, context }: FormArguments,
  { schema, findErrors, toEnquiry, toThanks }: EnquiryForm<Schema>,
) {
  const received = await receiveForm({ request, context }, schema);
  if (!received.isGood) return answerProblem(received.problem, received.seconds);
  const errors = findErrors?.(received.fields) ?? {};
  if (Object.keys(errors).length > 0) return answerProblem(toWrong(received.values, errors));
  const enquiries = context.get(enquiriesContext);
  try {
    const enquiry = toEnquiry(received.fields, received.form);
    const { reference } = await enquiries.save(enquiry, received.submission);
    return redirect(toThanks(reference, received.fields), 303);
  } catch (error) {
    enquiries.log.error({ reason: toReason(error) }, "an enquiry could not be saved");
    return answerProblem(toNotSaved(received.values));
  }
}

/** Reads a form of ours: rate limit first, then its shape, then its rules. */
export async function receiveForm<Schema extends FormSchema>(
  { request, context }: FormArguments,
  schema: Schema,
) {
  const form = await readForm(request);
  const parsed = parseForm(schema, form ?? new FormData());
  const { values } = parsed;
  const seconds = context.get(enquiriesContext).rateLimit.take(context.get(visitorContext).address);
  if (seconds > 0) return { isGood: false as const, problem: toTooMany(values, seconds), seconds };
  if (!form || parsed.status === "malformed") return { isGood: false as const, problem: toMalformed(values) };
  if (parsed.status === "wrong") return { isGood: false as const, problem: toWrong(values, parsed.errors) };
  const submission = toSubmission(form, Date.now());
  return { isGood: true as const, fields: parsed.output, values, form, submission };
}

/** The page again, with what was typed and why it was not taken. */
export function answerProblem(problem: FormProblem, seconds?: number) {
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
async function readForm(request: Request) {
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
  const sent = form.get(SUBMISSION);
  const id = parseId(typeof sent === "string" ? sent : "") ?? makeId(now - TOO_FAST_MS);
  if (form.get(HONEYPOT)) return { id, flag: "the hidden field was filled in" };
  const shownAt = getTimeOfId(id);
  if (shownAt !== undefined && now - shownAt < TOO_FAST_MS) return { id, flag: "sent too fast" };
  return { id };
}
