import { agency } from "#content/agency.ts";
import type { FormErrors, FormValues } from "../schemas/parse-form.ts";

/** Why a form was not taken, for the page that shows it again. */
export type FormProblem = {
  status: 400 | 422 | 429 | 503;
  message: string;
  values: FormValues;
  errors: FormErrors;
};

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
