import type { HomeKey } from "../register.ts";

/** What a home of the feed is called in addresses: "XNWXNW-ABCD1234", made unique where another has that name. */
export function toPublicId({ agentId, uniqueId }: HomeKey, isTaken: (id: string) => boolean) {
  const name = `${toWord(agentId)}-${toWord(uniqueId)}`;
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const id = `${name}-${number}`;
    if (!isTaken(id)) return id;
  }
}

function toWord(text: string) {
  return (
    text
      .normalize("NFKD")
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "x"
  );
}
