import { getFormat } from "#app/slots/feed.server.ts";
import { isGzip, isZip, readEnds } from "./is-complete.server.ts";

/** Suffixes of companion files and unfinished uploads of FTP programs and file managers. */
const endings = `
  part partial filepart upload uploading crdownload writing tmp temp swp bak lock
  trg trig trigger flag sem ctl go ok ready done fin finished complete end eof
  md5 sha1 sha256 sha512 crc sfv sum sig asc txt log ini lnk url
`;
const beside = new RegExp(`^(?:\\.|~|thumbs\\.db$)|~$|\\.(?:${endings.trim().split(/\s+/).join("|")})$`, "i");

/** Whether a name belongs to a companion file (trigger, checksum) or an unfinished upload. */
export function isBeside(name: string) {
  return beside.test(name);
}

/** Whether a file is a feed file, or was meant to be one, by its name or else by its first bytes. */
export async function isOfFeed(path: string, name: string) {
  if (/\.(?:xml|zip|gz)$/i.test(name)) return true;
  const { head } = await readEnds(path, 0);
  if (isZip(head) || isGzip(head)) return true;
  const text = head.toString("latin1").replaceAll("\0", "");
  return getFormat().start.test(text.replace(/^[^<\w]{0,20}/, ""));
}
