import type { HandHome } from "#app/homes/register/by-hand/get-home.server.ts";
import type { OfficeIntent } from "#app/office/access/require-person.server.ts";
import { MOST_PICTURES, toPictureRecords } from "#app/office/homes/forms/pictures.ts";
import { toText } from "#app/office/homes/forms/typed.ts";
import { getFiles, takePicture } from "#app/office/uploads/take-picture.server.ts";

const MOST_AT_ONCE = 10;

type Upload = {
  home: HandHome;
  /** The form was carried out before: its own pictures are no fault. */
  isRepeated: boolean;
};

/** Keeps each picture of a form once, and says by name what is none, or is here already. */
export async function addFiles({ form, pictures }: OfficeIntent, { home: { shown }, isRepeated }: Upload) {
  const files = getFiles(form, "files");
  const problems: string[] = files.length === 0 ? ["Choose a picture."] : [];
  // The address of an upload is made of its content.
  const sources = toPictureRecords(shown).map((picture) => toText(picture, "src"));
  const before = new Set(isRepeated ? [] : sources);
  const room = MOST_PICTURES - before.size;
  const added = new Map<string, HandHome["shown"]>();
  for (const [index, file] of files.entries()) {
    if (index >= MOST_AT_ONCE) problems.push(`${file.name} was one too many: send 10 at a time.`);
    else if (added.size >= room) problems.push(`${file.name}: a home has at most ${MOST_PICTURES} pictures.`);
    else {
      const taken = await takePicture(pictures, file);
      if ("problem" in taken) problems.push(taken.problem);
      else if (before.has(taken.picture.src)) problems.push(`${file.name} is here already.`);
      else added.set(taken.picture.src, taken.picture);
    }
  }
  return { added: [...added.values()], problems };
}
