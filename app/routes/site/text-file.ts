import { toRobots, toSecurityContact } from "#app/document/metadata/text-files.ts";
import { toSpeculationRules } from "#app/document/shell/speculation-rules.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { script } from "#app/office/open-homes/door/phone/worker.script.ts?script";
import type { Route } from "./+types/text-file.ts";

const types = {
  text: { "Content-Type": "text/plain; charset=utf-8" },
  speculationRules: { "Content-Type": "application/speculationrules+json" },
  /** The worker may fetch from this site only. */
  worker: {
    "Content-Type": "text/javascript; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    "Cache-Control": "no-cache",
  },
} as const;

export function loader({ pattern, context }: Route.LoaderArgs) {
  if (pattern === "offline.js") return new Response(script, { headers: types.worker });
  if (pattern === "speculation-rules.json")
    return new Response(JSON.stringify(toSpeculationRules()), { headers: types.speculationRules });
  const { origin } = context.get(siteContext);
  const text = pattern === "robots.txt" ? toRobots(origin) : toSecurityContact(origin, Date.now());
  return new Response(text, { headers: types.text });
}
