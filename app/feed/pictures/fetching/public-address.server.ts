import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Not reachable over the internet, or meant for something else than hosts (the special-purpose registry of RFC 6890). */
const specialIpv4 = toBlockList("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]);

/** All that the internet uses; loopback, local, multicast, IPv4-mapped and NAT64 addresses lie outside. */
const globalIpv6 = toBlockList("ipv6", [["2000::", 3]]);

/** Within that: documentation, benchmarks, and tunnels, whose far end may be any IPv4 address. */
const specialIpv6 = toBlockList("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

/** Whether an IP address is one of the public internet: what a feed names must never lead into our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialIpv4.check(address, "ipv4");
  return isIPv6(address) && globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}

function toBlockList(family: "ipv4" | "ipv6", networks: readonly [string, number][]) {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
}
