import type { FieldRole, PageField, PageForm } from "#app/builder/block.ts";
import type { FormErrors } from "../form/parse-form.ts";

/** What was answered, by the field's name. */
type Answers = Record<string, unknown>;

/** The answers of a form whose fields a marketer chose: what we know by name, everything else in the message. */
export function toPageFields(form: Pick<PageForm, "fields" | "hidden">, answers: Answers) {
  const answer = (role: FieldRole) => {
    const field = form.fields.find((candidate) => candidate.role === role);
    return field ? toText(answers[field.name]) : "";
  };
  const others = form.fields
    .filter(({ role }) => role === undefined)
    .map((field) => ({ label: field.label, value: toAnswer(field, toText(answers[field.name])) }));
  const lines = [...others, ...form.hidden].filter(({ value }) => value !== "");
  return {
    name: answer("name") || [answer("firstName"), answer("lastName")].filter(Boolean).join(" "),
    email: answer("email"),
    phone: answer("phone"),
    message: [answer("message"), ...lines.map(({ label, value }) => `${label}: ${value}`)]
      .filter(Boolean)
      .join("\n"),
  };
}

/** Who leaves neither a mail address nor a phone number cannot be answered. */
export function findReplyErrors({ fields }: Pick<PageForm, "fields">, answers: Answers): FormErrors {
  const replies = fields.filter(({ role }) => role === "email" || role === "phone");
  const [first] = replies;
  if (!first || replies.some(({ name }) => toText(answers[name]) !== "")) return {};
  return { [first.name]: "Enter an email address or a phone number, so that we can answer" };
}

function toAnswer({ control }: PageField, answer: string) {
  if (control.kind === "tick") return answer && "yes";
  if (control.kind !== "choice") return answer;
  return control.options.find(({ value }) => value === answer)?.label ?? answer;
}

function toText(answer: unknown) {
  return typeof answer === "string" ? answer : "";
}
