import { getFormat } from "#app/modules.feed.server.ts";
import { isGzip, isZip, readEnds } from "./is-complete.server.ts";

/** By which FTP programs and file managers end the names of what they put beside a file, or have not uploaded yet. */
const endings = [
  ...["part", "partial", "filepart", "upload", "uploading", "crdownload", "writing"],
  ...["tmp", "temp", "swp", "bak", "lock"],
  ...["trg", "trig", "trigger", "flag", "sem", "ctl", "go", "ok", "ready"],
  ...["done", "fin", "finished", "complete", "end", "eof"],
  ...["md5", "sha1", "sha256", "sha512", "crc", "sfv", "sum", "sig", "asc"],
  ...["txt", "log", "ini", "lnk", "url"],
];
const beside = new RegExp(`^(?:\\.|~|thumbs\\.db$)|~$|\\.(?:${endings.join("|")})$`, "i");

/** Whether a name is of a file that stands beside the feed: a trigger, a checksum, an upload that goes on. */
export function isBeside(name: string) {
  return beside.test(name);
}

/** Whether a file is one of the feed, or meant to be: by its name, else by what it begins with. */
export async function isOfFeed(path: string, name: string) {
  if (/\.(?:xml|zip|gz)$/i.test(name)) return true;
  const { head } = await readEnds(path, 0);
  if (isZip(head) || isGzip(head)) return true;
  const text = head.toString("latin1").replaceAll("\0", "");
  return getFormat().start.test(text.replace(/^[^<\w]{0,20}/, ""));
}
