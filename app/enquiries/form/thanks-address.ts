const reference = /^[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/;

/** The address of a page that says thanks, with the focus on them. */
export function toThanksAddress(path: string, accepted: string, more: Record<string, string> = {}) {
  return `${path}?${new URLSearchParams({ sent: accepted, ...more })}#sent`;
}

/** The reference in such an address; anything else is ignored. */
export function parseReference(request: Request): string | undefined {
  const sent = new URL(request.url).searchParams.get("sent") ?? "";
  return reference.test(sent) ? sent : undefined;
}
