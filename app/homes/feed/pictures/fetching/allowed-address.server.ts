import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { unreachable } from "../picture-error.ts";

/**
 * Whether a provider's list of origins has that of `url`: https://photos.example, with a port where it is not the usual
 * one; https://*.photos.example for any host below it; http:// only where the list says so.
 */
export function isAllowedOrigin({ protocol, hostname, port }: URL, origins: readonly string[]): boolean {
  return origins.some((origin) => {
    const isBelow = origin.includes("://*.");
    const allowed = URL.parse(origin.replace("://*.", "://"));
    if (!allowed || allowed.protocol !== protocol || allowed.port !== port) return false;
    return isBelow ? hostname.endsWith(`.${allowed.hostname}`) : hostname === allowed.hostname;
  });
}

/** Parses an address of a feed, or one that it redirects to. Throws a PictureError where the provider may not name it. */
export function parseAllowed(address: string, origins: readonly string[], base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw unreachable(`"${address}" is not an address: correct it.`);
  if (url.username || url.password)
    throw unreachable(`The address on ${url.host} has a password in it: leave it out.`);
  if (isAllowedOrigin(url, origins)) return url;
  throw unreachable(
    `${url.origin} is not among the provider’s hosts of pictures: add it in the agency’s feed.json, if it is theirs.`,
  );
}

/** All of IPv6 that the internet uses; what is not allocated yet has no name of its own in the library. */
const allocatedIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is one of the public internet: what a feed names must never lead into our own network. */
export function isPublicAddress(address: string): boolean {
  // The library reads "8.8" and "0x7f.1" as addresses, too.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(allocatedIpv6)) return false;
  return parsed.range() === "unicast";
}
