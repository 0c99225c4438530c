import type { HeldHome } from "../register/register.ts";
import { type Element, parseElement } from "./element.ts";
import { readExported } from "./exporting/to-listing.server.ts";
import type { FeedListing, HomeOptions, ReadFeed, ReadHome } from "./format.ts";
import { attachFiles, mergeListing } from "./merging/merge-listing.ts";
import { readElements } from "./reading/parse-reaxml.ts";
import { kinds, readListing } from "./reading/read-listing.server.ts";
import { toRecord } from "./to-record/to-record.ts";

/** REAXML (docs/feed.md#reading). What the register holds of a home is its element, merged, as JSON. */
export const readReaxml: ReadFeed = async function* (files, provider, warn) {
  for await (const element of readElements(files, provider, warn)) {
    const listing = readListing(element, provider);
    yield { ...listing, toHome: (held, options) => toHome(element, listing, held, options) };
  }
};

function toHome(
  sent: Element,
  { key, status = "current", modTime }: Pick<FeedListing, "key" | "status" | "modTime">,
  held: HeldHome | undefined,
  options: HomeOptions,
): ReadHome {
  const { enclosed, exportedFrom } = options;
  const incoming = attachFiles(sent, enclosed);
  const { element, findings } = mergeListing(held && parseElement(held.source), incoming, held?.status);
  const offer = kinds.get(key.kind) ?? "sale";
  const recorded = toRecord({ element, offer, status, modTime }, options);
  return {
    offer,
    source: JSON.stringify(element),
    ...recorded,
    findings: [...findings, ...recorded.findings],
    ...(exportedFrom && readExported(incoming, exportedFrom)),
  };
}
