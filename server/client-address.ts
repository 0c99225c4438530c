import { BlockList, isIP } from "node:net";

/**
 * Who sent a request: the peer, or, where the peer is one of our proxies, whom it says it forwards for.
 * What a stranger writes into X-Forwarded-For counts for nothing.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = toBlockList(trustedProxies);
  return (peer: string, forwardedFor: string | undefined) => {
    const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
    let address = toPlain(peer);
    while (isTrusted(trusted, address)) {
      const before = toPlain(hops.pop() ?? "");
      if (isIP(before) === 0) return address;
      address = before;
    }
    return address;
  };
}

function toBlockList(networks: readonly string[]) {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const type = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

function isTrusted(list: BlockList, address: string) {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** ::ffff:127.0.0.1 is 127.0.0.1. */
function toPlain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
