import { isEmailAddress } from "#app/ui/form/text-rules.ts";

/** Schemes as software sends them: correct, repeated, or with a missing slash or colon. */
const schemes = /^(?:https?:?[\\/]{1,3})+|^\/{2,3}/i;
/** "14petrelroad.com.au" is the address of a site. */
const site = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const file = /\.(?:html?|php|aspx?|pdf|docx?|txt|xml|zip|jpe?g|png|gif|webp|heic|mp4|mov|avi)$/i;

/**
 * Returns the https link meant by a text: one without a scheme, with `//` or http, or fully encoded (http%3A%2F%2F…).
 */
export function parseLink(text: string): string | undefined {
  const written = text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  const said = toPlain(findOnly(written) ?? written);
  const rest = said.replace(schemes, "");
  // "tour.html" is not a host; "youtu.be/abc123" is one.
  const isLink = rest !== said || /^www\.|\//i.test(said) || (site.test(said) && !file.test(said));
  const link = `https://${rest.replace(/^([^/?#]+):(?:80|443)(?=[/?#]|$)/, "$1")}`;
  const url = isLink && !severalOrCut.test(rest) ? URL.parse(link) : undefined;
  // A port that serves http does not serve https.
  const isReached = url?.port === "" || isSecure(text);
  return url && isReached && isHost(url.hostname) && !url.username ? link : undefined;
}

/** A space, after which the link may continue, or a second link. */
const severalOrCut = /\s|[,;|]\s*(?:https?:\/\/|www\.)/i;

/** Returns the e-mail address of "Ann <ann@a.example>" or "mailto:ann@a.example"; undefined for none or several. */
export function parseEmail(text: string) {
  const words = text
    .replace(/mailto:/i, "")
    .replace(/\p{Cf}/gu, "")
    .split(/[\s;,<>()"]+/)
    .map((word) => word.replace(/^'|[.']{1,3}$/g, ""));
  const [found, another] = words.filter(isEmailAddress);
  return another ? undefined : found;
}

/** The only link within other words or HTML. "https://a.example/x y" has none, because its end is uncertain. */
function findOnly(text: string) {
  const [found, another] = text.match(/(?:https?:|(?<=["']))\/\/[^\s"'<>]+/gi) ?? [];
  if (!found || another) return undefined;
  const isClosed = /["'<>]/.test(text);
  const [, behind = ""] = text.split(found);
  return !isClosed && /^\s+[\p{L}\d]/u.test(behind) ? undefined : found;
}

/** Strips the decoration that programs put around and into links. */
function toPlain(text: string) {
  const plain = text
    .replace(/\p{Cf}/gu, "")
    .replace(/&(?:amp;)+/g, "&")
    .replaceAll("\\", "/")
    .trim()
    .replace(/^[<"“'‘([]{1,3}|[>"”'’,.;]{1,5}$/g, "");
  // An unopened closing bracket is not part of the link.
  return decode(/[([]/.test(plain) ? plain : plain.replace(/[)\]]{1,3}[.,;]?$/, ""));
}

/** Whether a name has a dot and is neither a local file nor a number. */
function isHost(name = "") {
  const [last = "", ...before] = name.split(".").reverse();
  return before.length > 0 && before.every(Boolean) && /^[a-z]{2,}$/i.test(last);
}

/** Whether the text itself says that it is an https link. */
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
