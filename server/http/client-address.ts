import { BlockList, isIP } from "node:net";

/**
 * Who sent a request: the peer, or, where the peer is one of our proxies, whom it says it forwards for.
 * What a stranger writes into X-Forwarded-For counts for nothing.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const isOurProxy = createProxyList(trustedProxies);
  return (peer: string, forwardedFor: string | undefined) => {
    const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
    let address = toPlain(peer);
    while (isOurProxy(address)) {
      const before = toPlain(hops.pop() ?? "");
      if (isIP(before) === 0) return address;
      address = before;
    }
    return address;
  };
}

/** Whether a peer is one of our proxies. */
export function createProxyList(networks: readonly string[]) {
  const list = toBlockList(networks);
  return (peer: string) => {
    const address = toPlain(peer);
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
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

/** ::ffff:127.0.0.1 is 127.0.0.1. */
function toPlain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
