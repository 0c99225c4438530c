import * as v from "valibot";
import { list, words } from "#app/agency/texts/kinds/fields.ts";

/** Software that sends homes. */
const providerSchema = v.strictObject({
  /** In reports, and the name of its user of FTP or SFTP. */
  name: words,
  /** Offices whose homes it may send, as agentID has them, in capitals. */
  agentIds: list(words),
  /** Whether a file is all there is: what it does not name is withdrawn. Usually it is a set of changes. */
  sendsWholeStock: v.optional(v.boolean()),
  /** Origins from which pictures may be fetched, as "https://photos.example.com" or "https://*.example.com". */
  pictureOrigins: list(words),
  /** Hours without a file after which the office is told. */
  silenceHours: v.pipe(v.number(), v.minValue(1)),
  /** Whether an & that begins no entity is read as &amp; instead of refusing the file. */
  repairsAmpersands: v.optional(v.boolean()),
});

/** feed.json: the software that sends our homes where FEED_DIR is set (docs/feed.md). The sample's is invented. */
export const providersSchema = list(providerSchema);

export type Provider = v.InferOutput<typeof providerSchema>;
