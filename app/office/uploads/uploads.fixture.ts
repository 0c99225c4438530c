import { allowPictures } from "#app/pictures/allow-pictures.fixture.ts";
import { openTestEncoder } from "#app/pictures/encoder.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openUploads } from "./uploads.server.ts";

/** Uploads that are encoded in the test's own process. */
export function openTestUploads(db: Database, dataDir = makeFolder()) {
  allowPictures();
  return openUploads(db, { dataDir, encoder: openTestEncoder() });
}
