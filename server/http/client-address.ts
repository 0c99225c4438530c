import { BlockList, isIP } from "node:net";

/** Finds a client's address: the peer's, or behind trusted proxies the last untrusted address in X-Forwarded-For. */
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

/** Tells whether a peer is a trusted proxy. */
export function createProxyList(networks: readonly string[]) {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) list.addAddress(address, toFamily(address));
    else list.addSubnet(address, Number(bits), toFamily(address));
  }
  return (peer: string) => {
    const address = toPlain(peer);
    return isIP(address) !== 0 && list.check(address, toFamily(address));
  };
}

function toFamily(address: string) {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** Writes IPv4-mapped IPv6 addresses as IPv4. */
function toPlain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
