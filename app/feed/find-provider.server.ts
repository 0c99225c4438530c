import { readText } from "./decode.server.ts";
import type { Provider } from "./provider.ts";

const MOST_CHARACTERS = 1_000_000;
const agentId = /<agentID\b[^>]*>\s*(?:<!\[CDATA\[)?([^<\]]{1,100})/i;

/** Nobody's: whatever it sends is quarantined. */
const nobody: Provider = { name: "unknown", agentIds: [], pictureOrigins: [], silenceHours: 0 };

/** Who sent a file: whose agentID stands in it first. It need not be well-formed for that. */
export async function findProvider(path: string, providers: readonly Provider[]): Promise<Provider> {
  let text = "";
  for await (const piece of readText(path, "utf-8")) {
    text += piece;
    const found = agentId.exec(text)?.[1]?.trim().toUpperCase();
    if (found !== undefined) return providers.find(({ agentIds }) => agentIds.includes(found)) ?? nobody;
    if (text.length > MOST_CHARACTERS) break;
  }
  return providers.length === 1 && providers[0] ? providers[0] : nobody;
}
