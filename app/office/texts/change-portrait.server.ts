import * as v from "valibot";
import { addVersion } from "#app/agency/texts/versions.server.ts";
import {
  INCOMPLETE_FORM,
  type OfficeIntent,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { writeLog } from "#app/office/log/log.server.ts";
import { getFiles, takePicture } from "#app/office/uploads/take-picture.server.ts";
import { getOfficeText } from "./get-office-text.server.ts";
import { agentKind } from "./kinds/agents.ts";

const sentSchema = v.object({ submission: submissionRule });

const CHANGED = "Somebody changed this agent at the same moment. Nothing was saved: please send it again.";

type Portrait = { src: string; alt: string } | undefined;

/**
 * Gives an agent another portrait, or none, in a new version of whatever is newest by then: a draft stays one. Undefined
 * where there is no such agent.
 */
export async function changePortrait(
  entrance: OfficeIntent,
  key: string,
): Promise<{ problem: string | undefined } | undefined> {
  const { db, intent, form, texts, person, now } = entrance;
  const about = { kind: agentKind, key };
  const sight = { ...entrance, texts: texts.get() };
  if (!(await getOfficeText(db, about, sight))) return undefined;
  const sent = v.safeParse(sentSchema, Object.fromEntries(form));
  if (!sent.success) return { problem: INCOMPLETE_FORM };
  const read: { picture: Portrait } | { problem: string } =
    intent === "add portrait" ? await readPortrait(entrance) : { picture: undefined };
  if ("problem" in read) return read;
  const outcome = await db.transaction().execute(async (transaction) => {
    const found = await getOfficeText(transaction, about, sight);
    if (!found) return "changed";
    const { picture: before, ...rest } = found.text ?? {};
    const { picture } = read;
    const added = await addVersion(transaction, {
      ...{ id: sent.output.submission, key, kind: agentKind.kind, seen: found.version, state: found.state },
      ...{ fields: picture ? { ...rest, picture } : rest, person, now },
    });
    if (added === "done")
      await writeLog(transaction, {
        ...{ person, intent, subject: agentKind.toName(found.text), now },
        ...{ before: { portrait: toName(before) }, after: { portrait: toName(picture) } },
      });
    return added;
  });
  if (outcome === "changed") return { problem: CHANGED };
  await texts.refresh();
  return { problem: undefined };
}

async function readPortrait({ form, pictures }: OfficeIntent) {
  const [file] = getFiles(form, "portrait");
  if (!file) return { problem: "Choose a picture." };
  const taken = await takePicture(pictures, file);
  // The agent's name stands beside it.
  return "picture" in taken ? { picture: { ...taken.picture, alt: "" } } : taken;
}

function toName(picture: unknown) {
  const name = typeof picture === "object" && picture !== null && "src" in picture ? picture.src : picture;
  return typeof name === "string" ? name : "none";
}
