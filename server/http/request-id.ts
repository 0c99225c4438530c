import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { createProxyList } from "./client-address.ts";

export type ToRequestId = ReturnType<typeof createRequestId>;

const givenId = /^[\w.:-]{8,64}$/;

/** The same for a request that Hono knows. */
export function createContextId(toId: ToRequestId) {
  return (context: Context) =>
    toId(getConnInfo(context).remote.address ?? "", context.req.header("X-Request-Id"));
}

/** The id of a request in logs and answers: the one that a proxy of ours gave it, or else a new one. */
export function createRequestId(trustedProxies: readonly string[]) {
  const isOurProxy = createProxyList(trustedProxies);
  return (peer: string, given: string | undefined) =>
    given !== undefined && givenId.test(given) && isOurProxy(peer) ? given : randomUUID();
}
