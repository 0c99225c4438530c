import { agency } from "#content/agency.ts";
import type { FormErrors, FormValues } from "./parse-form.ts";

/** What goes back with every form that is shown again. */
type ShownAgain = {
  values: FormValues;
  /** The id it was sent under: sent again it is the same form, also when the first time was kept after all. */
  submissionId?: string;
};

/** Why a form was not taken, for the page that shows it again. */
export type FormProblem = ShownAgain & {
  status: 400 | 422 | 429 | 503;
  message: string;
  errors: FormErrors;
};

/** A form that was taken and stays as it is (spec §4.7). */
export type FormSent = ShownAgain & { status: 200; reference: string };

export function toWrong(values: FormValues, errors: FormErrors): FormProblem {
  return { status: 422, message: "Please correct the errors in the form.", values, errors };
}

export function toMalformed(values: FormValues): FormProblem {
  const message = `Your form did not reach us whole, so nothing was sent. Please send it again, or ring ${agency.phone}.`;
  return { status: 400, message, values, errors: {} };
}

export function toTooMany(values: FormValues, seconds: number): FormProblem {
  const message = `That was a lot of forms in a short time, so this one was not sent. Please send it again in ${seconds} seconds, or ring ${agency.phone}. What you typed is still here.`;
  return { status: 429, message, values, errors: {} };
}

export function toNotSaved(values: FormValues): FormProblem {
  const message = `We could not save your enquiry, so it has not reached us. Please send it again in a minute, or ring ${agency.phone}. What you typed is still here.`;
  return { status: 503, message, values, errors: {} };
}
