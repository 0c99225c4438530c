import { setTimeout as wait } from "node:timers/promises";
import { makeId } from "#app/store/make-id.ts";
import { repeat } from "./repeat.ts";

/** An enquiry as a browser sends it, with the path of its form. */
export type Submission = { id: string; path: string; fields: Record<string, string> };

const person = { email: "leila@mail.example", phone: "0491 570 110" };
const names = { firstName: "Leila", lastName: "Marsh" };
const contact = {
  ...person,
  ...names,
  propertyAddress: "27 Pipi Parade",
  appraisalType: "selling",
  propertyType: "house",
  contactReason: "google",
  acceptTerms: "on",
};
const appraisal = {
  ...person,
  ...names,
  address: "27 Pipi Parade",
  suburb: "Freshwater",
  postcode: "2096",
  propertyType: "house",
};
const forms: readonly [string, Record<string, string>][] = [
  ["/contact", contact],
  ["/appraisal", appraisal],
  ["/property/1/inspection", { ...person, name: "Leila Marsh", time: "ask" }],
  ["/property/1/enquire", { ...person, name: "Leila Marsh", message: "Is there a bath?" }],
];

const RETRY_MS = 100;
const AT_ONCE = 8;

/** Makes submissions that cycle through all forms, each with its own id. */
export function makeSubmissions(count: number): Submission[] {
  return Array.from({ length: count }, (_, index) => {
    const [path, fields] = forms[index % forms.length] ?? ["/contact", contact];
    return { id: makeId(Date.now()), path, fields };
  });
}

/** Posts once; returns the reference in the thanks, or undefined without thanks. */
export async function post({ id, path, fields }: Submission, origin: string): Promise<string | undefined> {
  const body = new URLSearchParams({ ...fields, submission: id });
  try {
    const answer = await fetch(origin + path, { method: "POST", body, redirect: "manual" });
    return findReference(answer.status, answer.headers.get("Location"), await answer.text());
  } catch {
    return undefined;
  }
}

/** Finds the reference: on the page of the appraisal form, otherwise in the redirect to the thanks. */
function findReference(status: number, location: string | null | undefined, page: string) {
  const thanks = status === 200 ? /reference is (?:<!-- -->)?([\w-]+)/.exec(page) : undefined;
  return (thanks ?? /sent=([\w-]+)/.exec(location ?? ""))?.[1];
}

/** Sends the same form until it is thanked, like a stubborn visitor. */
export async function postUntilThanked(submission: Submission, origins: readonly string[]) {
  for (let attempt = 0; ; attempt += 1) {
    const reference = await post(submission, origins[attempt % origins.length] ?? "");
    if (reference) return { id: submission.id, reference, attempts: attempt + 1 };
    await wait(RETRY_MS);
  }
}

/** Runs a task for each submission in order, with limited concurrency. */
export function sendAll<Result>(
  submissions: readonly Submission[],
  send: (submission: Submission, index: number) => Promise<Result>,
) {
  return repeat(
    submissions.length,
    async (index) => {
      const submission = submissions[index];
      if (!submission) throw new Error(`There is no submission ${index}`);
      return send(submission, index);
    },
    AT_ONCE,
  );
}
