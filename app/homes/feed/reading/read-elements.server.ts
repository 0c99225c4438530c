import type { Element } from "../element.ts";
import type { Provider } from "../provider.ts";
import { FeedError } from "./feed-error.ts";
import { repairAmpersands } from "./file/repair-ampersands.ts";
import type { XmlFile } from "./file/xml-file.server.ts";
import { type FeedHead, parseReaxml } from "./parse-reaxml.ts";

const MOST_BYTES = 200 * 1024 * 1024;

/** The listings of all files, counted through. Throws a FeedError where one cannot be read. */
export async function* readElements(
  files: readonly XmlFile[],
  { repairsAmpersands }: Pick<Provider, "repairsAmpersands">,
  warn: (warning: string) => void = () => {},
): AsyncGenerator<{ element: Element; index: number }> {
  let index = 0;
  for (const file of files) {
    if (file.bytes > MOST_BYTES)
      throw new FeedError("the file is larger than 200 MB", { line: 0, column: 0 });
    const head: FeedHead = { hasCredentials: false, hasVendors: false };
    const text = file.readText();
    for await (const element of parseReaxml(repairsAmpersands ? repairAmpersands(text) : text, head)) {
      yield { element, index };
      index += 1;
    }
    for (const warning of toWarnings(head, file)) warn(warning);
  }
}

function toWarnings({ hasCredentials, hasVendors }: FeedHead, { encoding, isGuessed }: XmlFile) {
  return [
    ...(isGuessed ? [`wrong-encoding: the file is not UTF-8 as it says; read as ${encoding}`] : []),
    ...(hasCredentials ? ["credentials-in-feed: dropped; ask the sender to leave them out"] : []),
    ...(hasVendors
      ? ["vendor-data-dropped: owners’ details were not kept; ask the sender to leave them out"]
      : []),
  ];
}
