import { readText } from "./decode.server.ts";
import type { Provider } from "./provider.ts";

const MOST_CHARACTERS = 1_000_000;
const LONGEST_ID = 100;

/** Nobody's: whatever it sends is quarantined. */
const nobody: Provider = { name: "unknown", agentIds: [], pictureOrigins: [], silenceHours: 0 };

/** Who sent a file: whose agentID stands in it first. It need not be well-formed for that. */
export async function findProvider(path: string, providers: readonly Provider[]): Promise<Provider> {
  let text = "";
  for await (const piece of readText(path, "utf-8")) {
    text += piece;
    const found = findAgentId(text);
    if (found !== undefined) return providers.find(({ agentIds }) => agentIds.includes(found)) ?? nobody;
    if (text.length > MOST_CHARACTERS) break;
  }
  return providers.length === 1 && providers[0] ? providers[0] : nobody;
}

/** In capitals; undefined as long as it has not come whole. */
function findAgentId(text: string) {
  const tag = text.search(/<agentID\b/i);
  const start = tag < 0 ? -1 : text.indexOf(">", tag);
  if (start < 0 || text.indexOf("</", start) < 0) return undefined;
  const [id = ""] = text
    .slice(start + 1, start + LONGEST_ID)
    .replace("<![CDATA[", "")
    .split(/[<\]]/);
  return id.trim().toUpperCase();
}
