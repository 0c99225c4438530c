/** Schemes as they are sent: once, twice, or with a stroke too few. */
const schemes = /^(?:https?:?[\\/]{1,2})+|^\/\//i;
/** "14petrelroad.com.au" is the address of a site. */
const site = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const file = /\.(?:html?|php|aspx?|pdf|docx?|txt|xml|zip|jpe?g|png|gif|webp|heic|mp4|mov|avi)$/i;

/** The https link that is meant: without its scheme, as `//`, as http, or encoded as a whole (http%3A%2F%2F…). */
export function parseLink(text: string): string | undefined {
  const said = toPlain(findOnly(text) ?? text);
  const rest = said.replace(schemes, "");
  // "tour.html" is no host, "youtu.be/abc123" is one.
  const isLink = rest !== said || /^www\.|\//i.test(said) || (site.test(said) && !file.test(said));
  const link = `https://${rest}`;
  const url = isLink && !/\s/.test(rest) ? URL.parse(link) : undefined;
  return url && isHost(url.hostname) && !url.username ? link : undefined;
}

/** The one that stands in other words, or in HTML. */
function findOnly(text: string) {
  const [found, another] = text.match(/https?:\/\/[^\s"'<>\]]+/gi) ?? [];
  return another ? undefined : found;
}

/** Without what programs put around and into links. */
function toPlain(text: string) {
  const plain = text
    .replace(/\p{Cf}/gu, "")
    .replaceAll("&amp;", "&")
    .trim();
  return decode(plain.replace(/^[<"“'(]{1,3}|[>"”',.;]{1,5}$/g, ""));
}

/** A name with a dot, which is neither a file on this machine nor a number. */
function isHost(name = "") {
  const [last = "", ...before] = name.split(".").reverse();
  return before.length > 0 && /^[a-z]{2,}$/i.test(last);
}

/** Whether it says itself that it is an https link. */
export function isSecure(text: string) {
  return /^https:\/\//i.test(toPlain(text));
}

function decode(text: string) {
  if (!/^https?%3a/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
