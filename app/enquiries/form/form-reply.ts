import { PHONE } from "#app/document/site/office/office-words.ts";
import type { FormErrors, FormValues } from "#app/ui/form/parse-form.ts";

/** The values that a rejected form needs to be shown again. */
type Resubmittable = {
  values: FormValues;
  /** Kept, so that submitting again is the same enquiry even if the first attempt was stored after all. */
  submissionId?: string;
};

export type FormProblem = Resubmittable & {
  status: 400 | 422 | 429 | 503;
  /** May contain the office's number (office-words.ts). */
  message: string;
  errors: FormErrors;
};

/** An accepted form that keeps its values (spec §4.7). */
export type FormReceipt = Resubmittable & {
  status: 200;
  reference: string;
  /** Epoch ms. */
  sentAt: number;
};

export function toInvalid(form: Resubmittable, errors: FormErrors): FormProblem {
  return { ...form, status: 422, message: "Please correct the errors in the form.", errors };
}

export function toMalformed(form: Resubmittable): FormProblem {
  const message = `Part of your form didn’t reach us, so nothing was sent. Please send it again, or ring ${PHONE}.`;
  return { ...form, status: 400, message, errors: {} };
}

export function toTooMany(form: Resubmittable, seconds: number): FormProblem {
  const message = `We have had a lot of forms from you in a short time, so this one was not sent. Please send it again in ${seconds} seconds, or ring ${PHONE}. What you typed is still here.`;
  return { ...form, status: 429, message, errors: {} };
}

export function toNotSaved(form: Resubmittable): FormProblem {
  const message = `We couldn’t save your form, so we haven’t received it. Please send it again in a minute, or ring ${PHONE}. What you typed is still here.`;
  return { ...form, status: 503, message, errors: {} };
}
