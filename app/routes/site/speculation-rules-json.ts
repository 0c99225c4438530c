import { toSpeculationRules } from "#app/document/shell/speculation-rules.ts";

/** Which links a browser may prefetch; a header of every document names this file. */
export function loader() {
  return new Response(JSON.stringify(toSpeculationRules()), {
    headers: { "Content-Type": "application/speculationrules+json" },
  });
}
