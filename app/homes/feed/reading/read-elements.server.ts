import type { Provider } from "#app/agency/folder/schemas/feed.ts";
import type { Element } from "../element.ts";
import { FeedError } from "../format.ts";
import type { TextFile } from "./file/text-file.server.ts";
import { type FeedHead, parseReaxml } from "./parse-reaxml.ts";

const MOST_BYTES = 200 * 1024 * 1024;
/** An entity of XML, or a character by its number. */
const bare = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;
const LONGEST_ENTITY = 10;

/** The listings of all files. Throws a FeedError where one cannot be read. */
export async function* readElements(
  files: readonly TextFile[],
  { repairsAmpersands }: Pick<Provider, "repairsAmpersands">,
  warn: (warning: string) => void = () => {},
): AsyncGenerator<Element> {
  for (const file of files) {
    if (file.bytes > MOST_BYTES)
      throw new FeedError("the file is larger than 200 MB", { line: 0, column: 0 });
    const head: FeedHead = { hasCredentials: false, hasVendors: false };
    const text = file.readText();
    yield* parseReaxml(repairsAmpersands ? repairAmpersands(text) : text, head);
    for (const warning of toWarnings(head, file)) warn(warning);
  }
}

function toWarnings({ hasCredentials, hasVendors }: FeedHead, { encoding, isGuessed }: TextFile) {
  return [
    ...(isGuessed ? [`wrong-encoding: the file is not UTF-8 as it says; read as ${encoding}`] : []),
    ...(hasCredentials ? ["credentials-in-feed: dropped; ask the sender to leave them out"] : []),
    ...(hasVendors
      ? ["vendor-data-dropped: owners’ details were not kept; ask the sender to leave them out"]
      : []),
  ];
}

/** Writes & as &amp; where it begins no entity, as in the links of some software. */
export async function* repairAmpersands(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunks) {
    const text = rest + chunk;
    // An entity may go on in the next chunk.
    const last = text.lastIndexOf("&");
    const cut = last >= 0 && text.length - last <= LONGEST_ENTITY ? last : text.length;
    rest = text.slice(cut);
    yield text.slice(0, cut).replace(bare, "&amp;");
  }
  yield rest.replace(bare, "&amp;");
}
