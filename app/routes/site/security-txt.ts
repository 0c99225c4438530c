import { toSecurityContact } from "#app/document/metadata/security-contact.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import type { Route } from "./+types/security-txt.ts";

export function loader({ context }: Route.LoaderArgs) {
  const text = toSecurityContact(context.get(siteContext).origin, Date.now());
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
