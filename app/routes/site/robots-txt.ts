import { toRobots } from "#app/document/metadata/robots.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import type { Route } from "./+types/robots-txt.ts";

export function loader({ context }: Route.LoaderArgs) {
  const text = toRobots(context.get(siteContext).origin);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
