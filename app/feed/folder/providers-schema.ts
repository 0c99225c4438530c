import * as v from "valibot";
import { described, list, words } from "#app/agency/kinds/schema-parts.ts";

const providerSchema = v.strictObject({
  name: described(words, "in reports; its user of FTP or SFTP"),
  agentIds: described(list(words), "agentIDs whose homes it may send, in capitals"),
  sendsWholeStock: v.optional(
    described(v.boolean(), "true if homes that a file does not name are withdrawn"),
  ),
  sendsAllPictures: v.optional(
    described(
      v.boolean(),
      "true if a message about a current home names all its pictures; otherwise it names what changed",
    ),
  ),
  pictureOrigins: described(list(words), "where its pictures may be fetched"),
  silenceHours: described(v.pipe(v.number(), v.minValue(1)), "hours without a file until the office is told"),
  repairsAmpersands: v.optional(described(v.boolean(), "true if a file with a bare & is read all the same")),
});

/** feed.json: the providers of our homes where FEED_DIR is set (docs/feed.md). The sample's are invented. */
export const feedFile = { name: "feed.json", schema: list(providerSchema), isRequired: true } as const;

export type Provider = v.InferOutput<typeof providerSchema>;
