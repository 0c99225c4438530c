import { toRobots, toSecurityContact } from "#app/document/metadata/text-files.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import type { Route } from "./+types/text-file.ts";

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const text = pattern === "robots.txt" ? toRobots(origin) : toSecurityContact(origin, Date.now());
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
