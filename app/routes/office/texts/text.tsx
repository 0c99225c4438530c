import { data, href, redirect } from "react-router";
import { may } from "#app/office/access/may.ts";
import { toRefusal } from "#app/office/access/refusal.ts";
import {
  getField,
  handleIntent,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { isInLog } from "#app/office/log/log.server.ts";
import { type Changed, changeOfficeText } from "#app/office/texts/change-text.server.ts";
import { getOfficeText, getOfficeTextKind } from "#app/office/texts/get-office-text.server.ts";
import { showNewText, showText } from "#app/office/texts/show-text.ts";
import { TextPage } from "#app/office/texts/text-page.tsx";
import type { Route } from "./+types/text.ts";

const NEW = "new";

export async function loader(args: Route.LoaderArgs) {
  const { db, texts, person, reach, now } = await requirePerson(args);
  const kind = getOfficeTextKind(args.params.kind);
  if (!kind) throw toRefusal({ reason: "not found" });
  const published = texts.get();
  if (args.params.key === NEW && kind.isList && reach === "all")
    return showNewText(kind, { texts: published, now });
  const found = await getOfficeText(db, { kind, key: args.params.key }, { texts: published, person, reach });
  if (!found) throw toRefusal({ reason: "not found" });
  return showText(found, {
    texts: published,
    now,
    reach,
    canWithdraw: may(person.role, "withdraw texts") !== undefined,
  });
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeText(entrance, args));
}

async function changeText(entrance: OfficeIntent, args: Route.ActionArgs) {
  const changed = await getChanged(entrance, args.params);
  // Sent twice, the form that threw the only draft away finds no text.
  if (!changed && (await isInLog(entrance.db, getField(entrance.form, "submission"))))
    return redirect(href("/office/texts"), 303);
  if (!changed) throw toRefusal({ reason: "not found" });
  const result = await changeOfficeText(entrance, changed);
  if (result.outcome !== "done") return data(result, { status: result.outcome === "changed" ? 409 : 422 });
  const left = await getOfficeText(
    entrance.db,
    { kind: changed.kind, key: result.key },
    { ...entrance, texts: entrance.texts.get() },
  );
  if (!left) return redirect(href("/office/texts"), 303);
  return redirect(href("/office/texts/:kind/:key", { kind: changed.kind.path, key: result.key }), 303);
}

async function getChanged(
  entrance: OfficeIntent,
  params: Route.ActionArgs["params"],
): Promise<Changed | undefined> {
  const kind = getOfficeTextKind(params.kind);
  if (!kind) return undefined;
  if (params.key === NEW && kind.isList && entrance.reach === "all")
    return {
      kind,
      key: undefined,
      versions: [],
      version: 0,
      text: undefined,
      shown: undefined,
      state: "draft",
    };
  return getOfficeText(entrance.db, { kind, key: params.key }, { ...entrance, texts: entrance.texts.get() });
}

export default function Text({ loaderData, actionData }: Route.ComponentProps) {
  return <TextPage {...loaderData} result={actionData} />;
}
