import { href } from "react-router";
import { toRefusal } from "#app/office/access/refusal.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { pageContext } from "#app/office/office-context.ts";
import { getOfficeText, readFields } from "#app/office/texts/get-office-text.server.ts";
import { getOfficeKind } from "#app/office/texts/kinds.ts";
import { withPreview } from "#app/texts/with-preview.ts";
import type { Route } from "./+types/text-preview.ts";

/** The real page with a draft, or an earlier version, in its place. */
export async function loader(args: Route.LoaderArgs) {
  const { db, texts, person, reach } = await requirePerson(args);
  const kind = getOfficeKind(args.params.kind);
  const { key } = args.params;
  const found = kind && (await getOfficeText(db, { kind, key }, { texts: texts.get(), person, reach }));
  if (!found?.text) throw toRefusal({ reason: "not found" });
  const asked = found.versions.find(
    ({ version }) => String(version) === args.url.searchParams.get("version"),
  );
  const text = asked ? readFields(asked) : found.text;
  return args.context.get(pageContext)(found.kind.toPath(text), {
    texts: withPreview(texts.get(), { kind: found.kind.kind, key, text }),
    back: href("/office/texts/:kind/:key", { kind: found.kind.path, key }),
  });
}
