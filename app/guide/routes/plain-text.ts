import { toRobots, toSecurityContact } from "#app/document/metadata/text-files.ts";
import { toSpeculationRules } from "#app/document/shell/speculation-rules.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import type { Route } from "./+types/plain-text.ts";

const types = {
  text: { "Content-Type": "text/plain; charset=utf-8" },
  speculationRules: { "Content-Type": "application/speculationrules+json" },
} as const;

export function loader({ pattern, context }: Route.LoaderArgs) {
  if (pattern === "speculation-rules.json")
    return new Response(JSON.stringify(toSpeculationRules()), { headers: types.speculationRules });
  const { origin } = context.get(siteContext);
  const text = pattern === "robots.txt" ? toRobots(origin) : toSecurityContact(origin, Date.now());
  return new Response(text, { headers: types.text });
}
