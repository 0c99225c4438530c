import type { Provider } from "#app/feed/folder/providers-schema.ts";
import type { Content, FeedFormat, FeedListing, HomeOptions, ReadHome } from "#app/feed/format.ts";
import type { TextFile } from "#app/feed/importing/text-file.server.ts";
import type { HeldHome } from "#app/register/register.ts";
import { toTables } from "./check-tables.ts";
import { type Element, parseElement, writeElement } from "./element.ts";
import { attachFiles, mergeListing, withoutSlots } from "./merging/merge-listing.ts";
import { readElements } from "./reading/parse-reaxml.ts";
import { kinds, readListing } from "./reading/read-listing.server.ts";
import { toRecord } from "./to-record/to-record.ts";

const LONGEST_ID = 100;

export const reaxmlFormat: FeedFormat = {
  read: readReaxml,
  start: new RegExp(`^<(?:\\?xml|!|propertylist\\b|(?:${[...kinds.keys()].join("|")})\\b)`, "i"),
  findAgentIds,
  write,
  strip,
  explain: toTables,
};

/** The register holds a home's merged element as JSON. */
async function* readReaxml(
  files: readonly TextFile[],
  provider: Provider,
  warn?: (warning: string) => void,
): AsyncIterable<FeedListing> {
  for await (const element of readElements(files, provider, warn)) {
    const listing = readListing(element);
    const isWhole = provider.sendsAllPictures === true && (listing.status ?? "current") === "current";
    yield { ...listing, toHome: (held, options) => toHome({ element, ...listing, isWhole }, held, options) };
  }
}

type Sent = Pick<FeedListing, "key" | "status" | "modTime"> & {
  element: Element;
  /** The message contains all pictures of the home. */
  isWhole: boolean;
};

function toHome(
  { element: sent, key, status = "current", modTime, isWhole }: Sent,
  held: HeldHome | undefined,
  options: HomeOptions,
): ReadHome {
  const incoming = attachFiles(sent, options.enclosed);
  const known = held && parseElement(held.source);
  const base = known && isWhole ? withoutSlots(known) : known;
  const { element, findings } = mergeListing(base, incoming, held?.status);
  const offer = kinds.get(key.kind) ?? "sale";
  const recorded = toRecord({ element, offer, status, modTime }, options);
  return {
    offer,
    source: JSON.stringify(element),
    ...recorded,
    findings: [...findings, ...recorded.findings],
  };
}

function* findAgentIds(text: string) {
  for (const { index } of text.matchAll(/<agentID\b/gi)) {
    const start = text.indexOf(">", index) + 1;
    const [id = ""] = text
      .slice(start, start + LONGEST_ID)
      .replace("<![CDATA[", "")
      .split(/[<\]]/);
    yield id.trim().toUpperCase();
  }
}

async function* write(
  { files, enclosed }: Content,
  provider: Pick<Provider, "repairsAmpersands">,
): AsyncIterable<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<propertyList>\n';
  for await (const element of readElements(files, provider))
    yield `${writeElement(attachFiles(element, enclosed))}\n`;
  yield "</propertyList>\n";
}

/** Credentials are in the root's attributes, owners in elements of their own. */
function strip(text: string) {
  return cutAll(cutAll(text, "<propertyList", ">"), "<vendorDetails", "</vendorDetails");
}

/** Removes everything from `start` to `end`, in any case; without an `end`, the rest of the text. */
function cutAll(text: string, start: string, end: string) {
  const small = text.toLowerCase();
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const cut = small.indexOf(start.toLowerCase(), from);
    if (cut < 0) return [...parts, text.slice(from)].join("");
    parts.push(text.slice(from, cut));
    from = small.indexOf(end.toLowerCase(), cut);
    if (from < 0) return parts.join("");
  }
}
