import { setTimeout as wait } from "node:timers/promises";
import { formatDollars } from "#app/region/format.ts";
import { makeFile, makeHome, type SentHome, type Stock, toStreet } from "./make-file.ts";

const RETRY_MS = 1_000;
const FIRST_HOMES = 3;
/** Beyond them prices and open homes go on changing. */
const MOST_HOMES = 100;
const [FIRST_HOUR, HOURS] = [9, 6];
const REDUCTION = 5_000;

type SoftwareOptions = {
  /** Where the site takes its files. */
  address: string;
  token: string;
  agentId: string;
  stock: Stock;
  everyMs: number;
  onSent: (line: string) => void;
};

/** Stands in for the agency's software. It sends three homes; then, in turn after turn, a new one, a price and a moved open home. */
export async function runSoftware({ stock, everyMs, onSent, ...site }: SoftwareOptions) {
  const homes: SentHome[] = [];
  for (let turn = 0; ; turn += 1) {
    const [priced, moved] = [homes[turn % homes.length], homes[(turn + 1) % homes.length]];
    if (priced) priced.price -= REDUCTION;
    if (moved) moved.hour = FIRST_HOUR + ((moved.hour + 1 - FIRST_HOUR) % HOURS);
    const wanted = homes.length === 0 ? FIRST_HOMES : Number(homes.length < MOST_HOMES);
    const added = Array.from({ length: wanted }, (_, index) => makeHome(homes.length + index, stock));
    homes.push(...added);
    await send(await makeFile({ added, changed: [priced, moved], agentId: site.agentId }), site);
    for (const home of added) onSent(`New home: ${toStreet(home)}, ${formatDollars(home.price)}`);
    if (priced) onSent(`Price: ${toStreet(priced)}, now ${formatDollars(priced.price)}`);
    if (moved) onSent(`Open home: ${toStreet(moved)}, now at ${moved.hour}:00`);
    await wait(everyMs);
  }
}

/** Until it is taken: the site may not listen yet. */
async function send(
  file: Buffer<ArrayBuffer>,
  { address, token }: Pick<SoftwareOptions, "address" | "token">,
) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/zip" };
  for (;;) {
    const response = await fetch(address, { method: "POST", headers, body: file }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 202) return;
    await wait(RETRY_MS);
  }
}
