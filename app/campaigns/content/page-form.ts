import {
  type Block,
  type BlockContent,
  type Control,
  type FieldRole,
  findBlocks,
  type PageField,
  type PageForm,
} from "../block.ts";

/** Default messages of a form (spec §8.9). */
export const formStates = {
  sending: "Sending...",
  success: "Thanks!",
  error: "Form submission error :( Please check your answers and try again",
} as const;

type FormContent = Extract<BlockContent, { kind: "form" }>;

/**
 * Makes sure that we can reply: adds an email field to a form without email or phone; if a form has only one of them,
 * it becomes required. Also adds a missing submit button.
 */
export function completeForm({ form, blocks }: { form: PageForm; blocks: readonly Block[] }): FormContent {
  const canReply = form.fields.some(isReplyField);
  const email = canReply ? undefined : toEmailField(form.id);
  const fields = requireReplyField(email ? [...form.fields, email] : form.fields);
  const emailBlock = email ? [toBlock(`${form.id}-email-block`, { kind: "field", name: email.name })] : [];
  const isButton = ({ kind }: Block) => kind === "submit";
  const lastButton = blocks.findLastIndex(isButton);
  const before = lastButton < 0 ? blocks : blocks.slice(0, lastButton);
  const after = lastButton < 0 ? [] : blocks.slice(lastButton);
  const button = findBlocks(blocks).some(isButton)
    ? []
    : [toBlock(`${form.id}-submit-block`, { kind: "submit", text: "Send" })];
  return { kind: "form", form: { ...form, fields }, blocks: [...before, ...emailBlock, ...after, ...button] };
}

function isReplyField({ role }: PageField) {
  return role === "email" || role === "phone";
}

function requireReplyField(fields: readonly PageField[]) {
  if (fields.filter(isReplyField).length > 1) return fields;
  return fields.map((field) => (isReplyField(field) ? { ...field, isRequired: true } : field));
}

function toEmailField(formId: string): PageField {
  return {
    name: `${formId}-email`,
    label: "Email",
    role: "email",
    isRequired: true,
    control: { kind: "line", type: "email" },
  };
}

function toBlock(id: string, content: BlockContent): Block {
  return { id, align: "start", ...content };
}

/** Patterns for field names in lower case, without spaces and punctuation; the first match counts. */
const rolesByName: readonly (readonly [FieldRole, RegExp])[] = [
  ["email", /e?mail/],
  ["phone", /phone|mobile|^tel/],
  ["firstName", /^(?:first|given)/],
  ["lastName", /^(?:last|family)|surname/],
  ["name", /^(?:your|full|contact)?name$/],
  ["message", /message|comment|question|enquiry/],
];

/** Infers a field's role; `undefined` where there is none, or another field has it already. */
export function toRole(name: string, control: Control, fields: readonly PageField[]): FieldRole | undefined {
  const role = findRole(name.toLowerCase().replace(/[^a-z]/g, ""), control);
  return fields.some((field) => field.role === role) ? undefined : role;
}

function findRole(name: string, control: Control): FieldRole | undefined {
  if (control.kind === "tick" || control.kind === "choice") return undefined;
  if (control.kind === "lines") return "message";
  if (control.type === "email") return "email";
  if (control.type === "tel") return "phone";
  return rolesByName.find(([, pattern]) => pattern.test(name))?.[0];
}
