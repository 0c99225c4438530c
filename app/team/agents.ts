import { agents } from "#content/agents.ts";
import type { Agent } from "./agent.ts";

/** The agent at /team/{id}. Ids are exact: "3abc", "3.0" and "03" match none. */
export function getAgent(id: string): Agent | undefined {
  return agents.find((agent) => String(agent.id) === id);
}

/** Sold properties name their agent by e-mail address. */
export function getAgentByEmail(email: string): Agent | undefined {
  return agents.find((agent) => agent.email === email);
}
