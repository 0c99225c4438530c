import type { Block, BlockContent, PageField, PageForm } from "../../block.ts";
import { findBlocks } from "../../find-blocks.ts";

type FormContent = Extract<BlockContent, { kind: "form" }>;

/**
 * A form as we can take it: whoever sends it can be answered. One without a field for a mail address or a phone
 * number gets one; where there is only one of them, it must be filled in. One without a button gets that too.
 */
export function completeForm({ form, blocks }: { form: PageForm; blocks: readonly Block[] }): FormContent {
  const canBeAnswered = form.fields.some(isForReply);
  const email = canBeAnswered ? undefined : toEmailField(form.id);
  const fields = needReply(email ? [...form.fields, email] : form.fields);
  const emailBlock = email ? [toBlock(form.id, "email", { kind: "field", name: email.name })] : [];
  const isButton = ({ kind }: Block) => kind === "submit";
  const lastButton = blocks.findLastIndex(isButton);
  const before = lastButton < 0 ? blocks : blocks.slice(0, lastButton);
  const after = lastButton < 0 ? [] : blocks.slice(lastButton);
  const button = findBlocks(blocks).some(isButton)
    ? []
    : [toBlock(form.id, "submit", { kind: "submit", text: "Send" })];
  return { kind: "form", form: { ...form, fields }, blocks: [...before, ...emailBlock, ...after, ...button] };
}

function isForReply({ role }: PageField) {
  return role === "email" || role === "phone";
}

function needReply(fields: readonly PageField[]) {
  if (fields.filter(isForReply).length > 1) return fields;
  return fields.map((field) => (isForReply(field) ? { ...field, isRequired: true } : field));
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

function toBlock(formId: string, name: string, content: BlockContent): Block {
  return { id: `${formId}-${name}-block`, align: "start", ...content };
}
