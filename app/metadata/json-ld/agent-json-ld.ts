import type { ProfilePage } from "schema-dts";
import type { Agent } from "#app/texts/kinds/agent.ts";
import { getPicture } from "#app/ui/picture/picture.ts";
import { toAgencyReference } from "./json-ld.ts";

/** An agent as JSON-LD, without a rating: search engines do not accept self-published ones. */
export function toProfilePage(agent: Agent, url: string, origin: string) {
  const { name, title, phone, email, picture } = agent;
  return {
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name,
      jobTitle: title,
      telephone: phone,
      email,
      ...(picture && { image: new URL(getPicture(picture).src, origin).href }),
      worksFor: toAgencyReference(origin),
    },
  } satisfies ProfilePage;
}
