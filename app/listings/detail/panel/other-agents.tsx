import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { ListingPageData } from "../listing-extras.server.ts";
import { PhoneLines } from "./contact-line.tsx";

type OtherAgentsProps = { page: Pick<ListingPageData<AnyListing>, "listing" | "profiles"> };

/** The home's agents other than the first. */
export function OtherAgents({ page: { listing, profiles } }: OtherAgentsProps) {
  return (
    <ul aria-label="Other agents" className="divide-y divide-line border-line border-t">
      {listing.agents.slice(1).map((agent, index) => (
        <li key={agent.email} className="grid pt-3 not-last:pb-2">
          <AgentName name={agent.name} profile={profiles[index + 1]} />
          <PhoneLines agent={agent} />
        </li>
      ))}
    </ul>
  );
}

function AgentName({ name, profile }: { name: string; profile?: string }) {
  if (!profile) return <p className="font-semibold">{name}</p>;
  return (
    <a href={profile} className="w-fit py-0.5 font-semibold underline">
      {name}
    </a>
  );
}
