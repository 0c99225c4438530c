import type { Control, FieldRole, PageField } from "../../block.ts";

/** Names as marketers give them, without spaces and signs: the first field of a kind is the one. */
const rolesByName: readonly (readonly [FieldRole, RegExp])[] = [
  ["email", /e?mail/],
  ["phone", /phone|mobile|^tel/],
  ["firstName", /^(?:first|given)/],
  ["lastName", /^(?:last|family)|surname/],
  ["name", /^(?:your|full|contact)?name$/],
  ["message", /message|comment|question|enquiry/],
];

/** What a field's answer is; `undefined` where its name says nothing, or another field is that already. */
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
