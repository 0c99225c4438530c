import { manifest } from "#app/agency/folder/manifest.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

const PICTURE_FOLDER = "/pictures";
const unknownPicture = { width: 1200, height: 800, colour: getColour("mist-200"), widths: [] } as const;

const pictures = new Map(
  Object.entries(manifest).map(([name, { width, height, colour, widths, alt }]): [string, Picture] => [
    name,
    { src: `${PICTURE_FOLDER}/${name}.jpg`, width, height, colour, widths, alt },
  ]),
);
const picturesBySrc = new Map([...pictures.values()].map((picture) => [picture.src, picture]));

/** Finds one of our own pictures by name, and passes on an uploaded one. Throws when the manifest lacks the name. */
export function getPicture(name: string | Picture): Picture {
  if (typeof name !== "string") return name;
  const picture = pictures.get(name);
  if (!picture)
    throw new Error(`No picture "${name}" in the agency’s pictures.json: encode it with npm run pictures`);
  return picture;
}

/** The picture at a record's URL; `alt` is used unless it is one of ours. */
export function toPicture(url: string, alt: string): Picture {
  return picturesBySrc.get(url) ?? { ...unknownPicture, src: url, alt };
}

export function findPictureNames() {
  return [...pictures.keys()];
}

/** The names of pictures of places, offered in the office. */
export const placePictures = findPictureNames().filter((name) => /^(?:place|suburb)-/.test(name));

/** Whether the agency has a picture of that name in public/pictures. */
export function hasPicture(name: string) {
  return pictures.has(name);
}
