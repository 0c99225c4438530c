import { toSpeculationRules } from "#app/document/shell/speculation-rules.ts";

/** Names the links that a browser may prefetch; a header of every document leads here. */
export function loader() {
  return new Response(JSON.stringify(toSpeculationRules()), {
    headers: { "Content-Type": "application/speculationrules+json" },
  });
}
