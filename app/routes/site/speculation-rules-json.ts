import { toSpeculationRules } from "#app/shell/speculation-rules.ts";

/** Named by a header of every document: which links a browser may fetch before they are followed. */
export function loader() {
  return new Response(JSON.stringify(toSpeculationRules()), {
    headers: { "Content-Type": "application/speculationrules+json" },
  });
}
