import { data, type RouterContextProvider, redirect } from "react-router";
import type * as v from "valibot";
import { makeId } from "#app/store/make-id.ts";
import { type FormErrors, type FormSchema, parseForm } from "#app/ui/form/parse-form.ts";
import { enquiriesContext, visitorContext } from "../enquiries-context.ts";
import type { Enquiry } from "../enquiry.ts";
import { CAMPAIGN, parseCampaign, toCampaignJson } from "../store/campaign.ts";
import {
  type FormProblem,
  type FormReceipt,
  toInvalid,
  toMalformed,
  toNotSaved,
  toTooMany,
} from "./form-reply.ts";
import { parseId, SUBMISSION } from "./submission-id.ts";
import { findSuspicion } from "./suspicion.server.ts";

export type FormArguments = { request: Request; context: Readonly<RouterContextProvider> };

type FormRules<Schema extends FormSchema> = {
  schema: Schema;
  /** Rules between fields, checked once each field is valid. */
  findErrors?: (fields: v.InferOutput<Schema>) => FormErrors;
  toEnquiry: (fields: v.InferOutput<Schema>, form: FormData) => Enquiry;
};

type RedirectingRules<Schema extends FormSchema> = FormRules<Schema> & {
  toThanks: (reference: string, fields: v.InferOutput<Schema>) => string;
};

/** The action of an enquiry form: stores the enquiry and redirects to the thanks once it is on disk. */
export async function receiveEnquiry<Schema extends FormSchema>(
  { request, context }: FormArguments,
  { toThanks, ...rules }: RedirectingRules<Schema>,
) {
  const saved = await saveForm(context, await readForm(request), rules);
  if (!saved.isAccepted) return respondWithProblem(saved.problem, saved.retryAfter);
  return redirect(toThanks(saved.reference, saved.fields), 303);
}

/** The same for a form that stays on its page: shows the page again, with its values and the thanks. */
export async function receiveAndShow<Schema extends FormSchema>(
  { request, context }: FormArguments,
  rules: FormRules<Schema>,
) {
  const saved = await saveForm(context, await readForm(request), rules);
  if (!saved.isAccepted) return respondWithProblem(saved.problem, saved.retryAfter);
  return data(toReceipt(saved), { status: 200 });
}

type SavedForm = Pick<FormReceipt, "reference" | "values" | "submissionId">;

/** The reply of a page or a dialog that says thanks in place. */
export function toReceipt({ reference, values, submissionId }: SavedForm): FormReceipt {
  return { status: 200, reference, values, submissionId, sentAt: Date.now() };
}

/** Checks a form and stores the enquiry, which is on disk when this returns. */
export async function saveForm<Schema extends FormSchema>(
  context: FormArguments["context"],
  form: FormData | undefined,
  { schema, findErrors, toEnquiry }: FormRules<Schema>,
) {
  const checked = checkForm(context, form, schema);
  if (!checked.isAccepted) return checked;
  const { fields, values, submission } = checked;
  const submitted = { values, submissionId: submission.id };
  const errors = findErrors?.(fields) ?? {};
  if (Object.keys(errors).length > 0) return reject(toInvalid(submitted, errors));
  const enquiries = context.get(enquiriesContext);
  const campaign = parseCampaign(checked.form.get(CAMPAIGN));
  try {
    const { reference, wasBooked } = await enquiries.save(
      { ...toEnquiry(fields, checked.form), campaign },
      submission,
    );
    return { isAccepted: true as const, reference, wasBooked, fields, ...submitted };
  } catch (error) {
    enquiries.noteRefused(error, "an enquiry could not be saved");
    return reject(toNotSaved(submitted));
  }
}

/** Checks the rate limit, then the form's shape, then its rules. */
export function checkForm<Schema extends FormSchema>(
  context: FormArguments["context"],
  form: FormData | undefined,
  schema: Schema,
) {
  const parsed = parseForm(schema, form ?? new FormData());
  const submitted = { values: parsed.values, submissionId: getSubmissionId(form) };
  const { rateLimit, sharedTexts } = context.get(enquiriesContext);
  const { address } = context.get(visitorContext);
  const seconds = rateLimit.take(address);
  if (seconds > 0) return reject(toTooMany(submitted, seconds), seconds);
  if (!form || parsed.status === "malformed") return reject(toMalformed(submitted));
  if (parsed.status === "invalid") return reject(toInvalid(submitted, parsed.errors));
  const flag = findSuspicion(form, schema, { address, sharedTexts });
  const submission = { id: submitted.submissionId ?? makeId(Date.now()), flag };
  return { isAccepted: true as const, fields: parsed.output, values: parsed.values, form, submission };
}

function reject(problem: FormProblem, retryAfter?: number) {
  return { isAccepted: false as const, problem, retryAfter };
}

/** Shows the page again, with the typed values and why they were rejected; `retryAfter` in seconds. */
export function respondWithProblem<Problem extends FormProblem>(problem: Problem, retryAfter?: number) {
  const headers: Record<string, string> = retryAfter ? { "Retry-After": String(retryAfter) } : {};
  return data(problem, { status: problem.status, headers });
}

/** Reads a form and adds the campaign in the address. `undefined` when the body does not match its content type. */
export async function readForm(request: Request) {
  try {
    const form = await request.formData();
    if (!form.has(CAMPAIGN)) form.set(CAMPAIGN, toCampaignJson(new URL(request.url)));
    return form;
  } catch {
    return undefined;
  }
}

function getSubmissionId(form: FormData | undefined) {
  const id = form?.get(SUBMISSION);
  return parseId(typeof id === "string" ? id : "");
}
