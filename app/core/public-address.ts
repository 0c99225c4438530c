import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The allocated part of IPv6: the library has no range for the rest. */
const allocatedIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is public. Addresses given by others must never lead into our own network. */
export function isPublicAddress(address: string): boolean {
  // The library also accepts "8.8" and "0x7f.1".
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(allocatedIpv6)) return false;
  return parsed.range() === "unicast";
}
