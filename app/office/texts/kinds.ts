import { agentKind } from "./kinds/agents.ts";
import { articleKind } from "./kinds/articles.ts";
import { officeKind } from "./kinds/office.ts";
import { suburbKind } from "./kinds/suburbs.ts";
import { testimonialKind } from "./kinds/testimonials.ts";
import type { OfficeTextKind } from "./text-kind.ts";

/** Kinds of text that the office writes, in the order of its page. */
export const officeTextKinds: readonly OfficeTextKind[] = [
  officeKind,
  agentKind,
  articleKind,
  testimonialKind,
  suburbKind,
];

export function getOfficeTextKind(path: string | undefined) {
  return officeTextKinds.find((kind) => kind.path === path);
}
