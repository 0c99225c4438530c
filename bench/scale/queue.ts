/** What a group of equal servers with one queue does under a load (Erlang C, arrivals at random). */
export type Queue = {
  /** How busy each server is, 0 to 1; 1 and more: the queue grows without end. */
  busy: number;
  /** Mean wait before service, seconds. */
  waitSeconds: number;
  /** What 99 of 100 wait at most, seconds. */
  wait99Seconds: number;
};

const ONE_IN = 100;

/** `arrivals` per second to `servers` that need `serviceSeconds` each. */
export function toQueue({
  arrivals,
  servers,
  serviceSeconds,
}: {
  arrivals: number;
  servers: number;
  serviceSeconds: number;
}): Queue {
  const load = arrivals * serviceSeconds;
  const busy = load / servers;
  if (busy >= 1) return { busy, waitSeconds: Infinity, wait99Seconds: Infinity };
  const waits = getChanceToWait(load, servers);
  const drainPerSecond = (servers - load) / serviceSeconds;
  return {
    busy,
    waitSeconds: waits / drainPerSecond,
    wait99Seconds: Math.max(0, Math.log(waits * ONE_IN) / drainPerSecond),
  };
}

/** The chance that somebody who arrives finds every server busy (Erlang C), by the recursion for Erlang B. */
function getChanceToWait(load: number, servers: number) {
  let blocked = 1;
  for (let count = 1; count <= servers; count += 1) blocked = (load * blocked) / (count + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** How much may arrive per second so that each server is `busy` at most. */
export function toCapacity({
  servers,
  serviceSeconds,
  busy,
}: {
  servers: number;
  serviceSeconds: number;
  busy: number;
}) {
  return (servers * busy) / serviceSeconds;
}
