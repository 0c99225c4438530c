import { hash } from "node:crypto";
import * as v from "valibot";
import type { HeldHome } from "../register/register.ts";
import { FeedError, type FeedListing, type HomeOptions, type ReadFeed, type ReadHome } from "./format.ts";

/** A home in the answer of an API (docs/feed.md#another-format); it has only the changed fields. */
const homeSchema = v.object({
  office: v.string(),
  id: v.string(),
  state: v.picklist(["current", "sold", "withdrawn"]),
  changed: v.optional(v.string()),
  headline: v.optional(v.string()),
  text: v.optional(v.string()),
  street: v.optional(v.string()),
  suburb: v.optional(v.string()),
  price: v.optional(v.number()),
  bedrooms: v.optional(v.number()),
  bathrooms: v.optional(v.number()),
  photographs: v.optional(v.array(v.string())),
});
type Home = v.InferOutput<typeof homeSchema>;
const heldSchema = v.pipe(v.string(), v.parseJson(), v.partial(homeSchema));
const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(homeSchema));

export const readApi: ReadFeed = async function* (files) {
  for (const file of files) {
    let text = "";
    for await (const piece of file.readText()) text += piece;
    const { success, output } = v.safeParse(fileSchema, text);
    if (!success) throw new FeedError("it is not the JSON of this API", { line: 0, column: 0 });
    for (const home of output) yield toListing(home);
  }
};

function toListing(home: Home): FeedListing {
  const { office, id, state, changed, ...said } = home;
  return {
    outcome: "READ",
    key: { agentId: office, uniqueId: id, kind: "api" },
    status: state,
    modTime: changed,
    toHash: () => hash("sha256", JSON.stringify([state, said])),
    findings: [],
    toHome: (held, options) => toHome(said, held, options),
  };
}

function toHome(said: Partial<Home>, held: HeldHome | undefined, { office: agent }: HomeOptions): ReadHome {
  const known = { ...(held && v.parse(heldSchema, held.source)), ...said };
  const { headline: title, text: description, suburb, price: price_aud } = known;
  const rooms = { beds: known.bedrooms, baths: known.bathrooms, type: "House" };
  return {
    offer: "sale",
    source: JSON.stringify(known),
    record: { title, description, address: `${known.street}, ${suburb}`, suburb, price_aud, ...rooms, agent },
    media: (known.photographs ?? []).map((url, index) => ({ slot: String(index), use: "picture", url })),
    findings: [],
  };
}
