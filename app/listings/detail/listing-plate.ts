import { type Plate, toPlate } from "#app/coast/plate.ts";

type WithAgent = { agentId?: string; agent: { name: string } };

// Of agents whose number a record does not give.
const UNKNOWN_AGENT = 2;

/** The plate of a listing's agent: the same as on the team's pages, since agentId has the form agent-N (spec §3.4). */
export function toListingPlate({ agentId, agent }: WithAgent): Plate {
  const [, number] = /^agent-([1-9]\d*)$/.exec(agentId ?? "") ?? [];
  return toPlate(Number(number ?? UNKNOWN_AGENT), agent.name);
}
