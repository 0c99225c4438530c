/** The https link that is meant: without its scheme, as `//`, as http, or encoded as a whole (http%3A%2F%2F…). */
export function parseLink(text: string): string | undefined {
  const said = decode(text.trim());
  const rest = said.replace(/^(?:https?:)?\/\//i, "");
  // "tour.html" is no host, "youtu.be/abc123" is one.
  const isLink = rest !== said || /^www\.|\//i.test(said);
  const link = `https://${rest}`;
  return isLink && !/\s/.test(rest) && isHost(URL.parse(link)?.hostname) ? link : undefined;
}

/** A name with a dot, which is neither a file on this machine nor a number. */
function isHost(name = "") {
  const [last = "", ...before] = name.split(".").reverse();
  return before.length > 0 && /^[a-z]{2,}$/i.test(last);
}

/** Whether it says itself that it is an https link. */
export function isSecure(text: string) {
  return /^https:\/\//i.test(decode(text.trim()));
}

function decode(text: string) {
  if (!/^https?%3a/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
