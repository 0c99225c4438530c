import type { Provider } from "#app/agency/folder/schemas/feed.ts";
import type { TextFile } from "./text-file.server.ts";

const MOST_CHARACTERS = 1_000_000;
const LONGEST_ID = 100;

/** The provider of unknown files. Its listings are quarantined. */
const nobody: Provider = { name: "unknown", agentIds: [], pictureOrigins: [], silenceHours: 0 };

/** Finds the provider by the first known agentID in the files, which need not be well-formed. */
export async function findProvider(
  files: readonly TextFile[],
  providers: readonly Provider[],
): Promise<Provider> {
  for (const file of files) {
    for (const id of findAgentIds(await readStart(file))) {
      const named = providers.find(({ agentIds }) => agentIds.includes(id));
      if (named) return named;
    }
  }
  return nobody;
}

async function readStart(file: TextFile) {
  let text = "";
  for await (const piece of file.readText()) {
    text += piece;
    if (text.length > MOST_CHARACTERS) break;
  }
  return text;
}

/** In capitals. */
function* findAgentIds(text: string) {
  for (const { index } of text.matchAll(/<agentID\b/gi)) {
    const start = text.indexOf(">", index) + 1;
    const [id = ""] = text
      .slice(start, start + LONGEST_ID)
      .replace("<![CDATA[", "")
      .split(/[<\]]/);
    yield id.trim().toUpperCase();
  }
}
