import type { RecordOptions } from "#app/feed/format.ts";
import type { Element } from "../element.ts";
import { mergeListing } from "../merging/merge-listing.ts";
import { kinds, readListing } from "../reading/read-listing.server.ts";
import { readFields } from "../to-record/to-record.ts";
import { toPath } from "./element-paths.ts";

/**
 * The paths, in lower case, that readers use of a listing: the text of an element ("features/bedrooms") or an attribute
 * ("rent@period"). Nothing else can reach the site.
 */
export function findRead(sent: Element, options: RecordOptions): ReadonlySet<string> {
  // Read earlier, when messages are merged and agents put in order.
  const read = new Set(["listingagent@id"]);
  const { status = "current", modTime } = readListing(watch(sent, "", read));
  const element = watch(mergeListing(undefined, sent).element, "", read);
  const offer = kinds.get(sent.name) ?? "sale";
  readFields({ element, offer, status, modTime }, options, () => {});
  return read;
}

/** A copy of an element that records which parts are read. Both names of slots count as one. */
function watch(element: Element, path: string, read: Set<string>): Element {
  return {
    name: element.name,
    attributes: new Proxy(element.attributes, {
      get(attributes, name: string) {
        read.add(`${path}@${name.toLowerCase()}`);
        return Reflect.get(attributes, name);
      },
    }),
    children: element.children.map((child) => watch(child, toPath(path, child), read)),
    get text() {
      read.add(path);
      return element.text;
    },
  };
}
