import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** All of IPv6 that the internet uses; what is not allocated yet has no name of its own in the library. */
const allocatedIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is one of the public internet: what others name must never lead into our own network. */
export function isPublicAddress(address: string): boolean {
  // The library reads "8.8" and "0x7f.1" as addresses, too.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(allocatedIpv6)) return false;
  return parsed.range() === "unicast";
}
