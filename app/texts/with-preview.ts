import { mergeTexts } from "./merge-texts.ts";
import type { SiteTexts } from "./site-texts.ts";
import type { TextKind } from "./store/text-rows.ts";

type Preview = { kind: TextKind; key: string; text: object };

const ALWAYS = { from: "0000-01-01", to: "9999-12-31" };

/** The published texts with one that is not, where its page shows it: a testimonial first, a closure today. */
export function withPreview(texts: SiteTexts, { kind, key, text }: Preview): SiteTexts {
  const draft = { kind, key, state: "published", fields: JSON.stringify(text) } as const;
  const others = texts.testimonials.filter(({ id }) => kind !== "testimonial" || String(id) !== key);
  const shown = mergeTexts([draft], { base: { ...texts, testimonials: others } });
  const { closure } = shown.office;
  const isOffice = kind === "office" && closure;
  return isOffice ? { ...shown, office: { ...shown.office, closure: { ...closure, ...ALWAYS } } } : shown;
}
