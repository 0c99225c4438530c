import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { CheckedFolder, FolderCheck } from "#app/agency/folder/folder-check.ts";
import type { MapBox } from "../drawing/map-place.ts";
import { archiveFile, readArchive } from "./map-archive.ts";
import { findBoxFault, geoFiles, getMapBox } from "./map-schemas.ts";

/** Checks that the map's files cover the agency's suburbs, and that the archive of streets is whole. */
export const checkMap: FolderCheck = ({ path, contents, suburbs }) => {
  const faults = Object.values(geoFiles).flatMap(({ name, schema }) => {
    const content = contents.get(name);
    return v.is(schema, content) ? checkBox(name, getMapBox(content), suburbs) : [];
  });
  if (!existsSync(join(path, archiveFile))) return faults;
  const archive = readArchive(join(path, archiveFile));
  if ("message" in archive) return [...faults, { file: archiveFile, ...archive }];
  return [...faults, ...checkBox(archiveFile, archive.bbox, suburbs)];
};

function checkBox(file: string, box: MapBox, suburbs: CheckedFolder["suburbs"]) {
  const message = findBoxFault(box, suburbs);
  return message ? [{ file, field: "bbox", message }] : [];
}
