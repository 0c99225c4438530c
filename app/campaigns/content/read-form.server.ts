import * as v from "valibot";
import { type BlockContent, type Control, lineTypes } from "../block.ts";
import { flag, line, list, text } from "../blocks/input-rules.ts";
import { type Element, elementSchema } from "./element-schema.ts";
import { completeForm, formStates, toRole } from "./page-form.ts";
import type { BlockContext, OpenForm } from "./reader.ts";
import { toPlainText } from "./sanitize.server.ts";

const MAX_FIELDS = 50;
const MAX_NAME = 40;
const DEFAULT_FORM_NAME = "My form";
const DEFAULT_SUBMIT = "Click me";

const formOptions = v.object({ name: line, sendingMessage: list, successMessage: list, errorMessage: list });

export function readFormBlock(
  options: Record<string, unknown>,
  context: BlockContext,
  element: Element,
): BlockContent | undefined {
  const { reader } = context;
  const name = element.component?.name ?? "";
  if (name === "Form:Form") return readForm(options, context, element);
  if (!reader.form) return reader.skip(name, "it is outside a form");
  if (name === "Form:SubmitButton")
    return { kind: "submit", text: v.parse(v.object({ text: line }), options).text || DEFAULT_SUBMIT };
  if (name === "Form:Label") return readLabel(options);
  return readField(name, options, reader.form, context);
}

function readForm(
  options: Record<string, unknown>,
  { id, reader, readBlocks, depth }: BlockContext,
  { children }: Element,
): BlockContent | undefined {
  if (reader.form) return reader.skip("Form:Form", "it is inside another form");
  const { name, sendingMessage, successMessage, errorMessage } = v.parse(formOptions, options);
  const open: OpenForm = { id, fields: [], hidden: [] };
  reader.form = open;
  const blocks = readBlocks(children, depth + 1);
  reader.form = undefined;
  const states = {
    sending: toWords(sendingMessage) || formStates.sending,
    success: toWords(successMessage) || formStates.success,
    error: toWords(errorMessage) || formStates.error,
  };
  const form = { id, name: name || DEFAULT_FORM_NAME, fields: open.fields, hidden: open.hidden, states };
  return completeForm({ form, blocks });
}

/** The service stores a form's messages as blocks. */
function toWords(elements: readonly unknown[]): string {
  const words = elements.map((raw) => {
    const element = v.safeParse(elementSchema, raw);
    if (!element.success) return "";
    const { component, children } = element.output;
    const own = component?.name === "Text" ? v.parse(v.object({ text }), component.options).text : "";
    return `${toPlainText(own)} ${toWords(children)}`;
  });
  return words.join(" ").trim();
}

function readLabel(options: Record<string, unknown>): BlockContent | undefined {
  const label = toPlainText(v.parse(v.object({ text }), options).text);
  return label ? { kind: "text", html: label.replaceAll("&", "&amp;").replaceAll("<", "&lt;") } : undefined;
}

const fieldOptions = v.object({
  type: line,
  name: line,
  placeholder: line,
  defaultValue: line,
  value: line,
  required: flag,
  options: list,
});
const choiceOption = v.object({ value: line, name: line });

type FieldOptions = v.InferOutput<typeof fieldOptions>;

function readField(
  block: string,
  options: Record<string, unknown>,
  form: OpenForm,
  { reader }: BlockContext,
): BlockContent | undefined {
  const field = v.parse(fieldOptions, options);
  if (form.fields.length >= MAX_FIELDS) return reader.skip(block, `a form has at most ${MAX_FIELDS} fields`);
  if (field.type === "hidden") {
    form.hidden.push({ label: field.name, value: field.value || field.defaultValue });
    return undefined;
  }
  const control = toControl(block, field);
  if (!control) return reader.skip(block, `our forms have no fields of the type ${field.type}`);
  const made = {
    name: toFieldName(field.name, form),
    label: field.placeholder || field.name || "Your answer",
    role: toRole(field.name, control, form.fields),
    isRequired: field.required,
    placeholder: field.placeholder || undefined,
    value: field.value || field.defaultValue || undefined,
    control,
  };
  form.fields.push(made);
  return { kind: "field", name: made.name };
}

/** Prefixed with the form's id, to avoid collisions with our own field names. */
function toFieldName(name: string, { id, fields }: OpenForm) {
  const words =
    name
      .toLowerCase()
      .replace(/[^a-z\d]+/g, "-")
      .replace(/^-|-$/g, "") || "answer";
  const own = `${id}-${words.slice(0, MAX_NAME)}`;
  return fields.some((field) => field.name === own) ? `${own}-${fields.length + 1}` : own;
}

const lineType = v.picklist(lineTypes);

function toControl(block: string, { type, options }: FieldOptions): Control | undefined {
  if (block === "Form:TextArea") return { kind: "lines" };
  if (block === "Form:Select") return { kind: "choice", options: options.flatMap(toOption) };
  if (type === "checkbox") return { kind: "tick" };
  const known = v.safeParse(lineType, type || "text");
  return known.success ? { kind: "line", type: known.output } : undefined;
}

function toOption(raw: unknown) {
  const option = v.safeParse(choiceOption, raw);
  if (!option.success || !option.output.value) return [];
  const { value, name } = option.output;
  return [{ value, label: name || value }];
}
