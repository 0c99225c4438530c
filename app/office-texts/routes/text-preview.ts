import { href } from "react-router";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { pageContext } from "#app/document/shell/document-context.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { getOfficeText, getOfficeTextKind, readFields } from "../get-office-text.server.ts";
import { mergeTexts } from "../published/merge-texts.ts";
import type { TextKind } from "../store/text-rows.ts";
import type { Route } from "./+types/text-preview.ts";

/** The real page with a draft or an earlier version. */
export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const kind = getOfficeTextKind(args.params.kind);
  const { key } = args.params;
  const found = kind && (await getOfficeText(entrance, { kind, key }));
  if (!found?.text) throw toRefusal({ reason: "not found" });
  const asked = found.versions.find(
    ({ version }) => String(version) === args.url.searchParams.get("version"),
  );
  const text = asked ? readFields(asked) : found.text;
  const path = found.kind.toPath(text);
  if (!path) throw toRefusal({ reason: "not found" });
  return args.context.get(pageContext)(path, {
    texts: withPreview(entrance.texts.get(), { kind: found.kind.kind, key, text }),
    back: href("/office/texts/:kind/:key", { kind: found.kind.path, key }),
  });
}

type Preview = { kind: TextKind; key: string; text: object };

const ALWAYS = { from: "0000-01-01", to: "9999-12-31" };

/** The published texts with the previewed one, where its page shows it: a testimonial first, a closure today. */
function withPreview(texts: SiteTexts, { kind, key, text }: Preview): SiteTexts {
  const draft = { kind, key, state: "published", fields: JSON.stringify(text) } as const;
  const others = texts.testimonials.filter(({ id }) => kind !== "testimonial" || String(id) !== key);
  const shown = mergeTexts([draft], { base: { ...texts, testimonials: others } });
  const { closure } = shown.office;
  const isOffice = kind === "office" && closure;
  return isOffice ? { ...shown, office: { ...shown.office, closure: { ...closure, ...ALWAYS } } } : shown;
}
