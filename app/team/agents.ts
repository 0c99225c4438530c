import { agents } from "#content/agents.ts";
import type { Agent } from "./agent.ts";

/** The agent at an address of the team. Only the plain number is one: "3abc", "3.0" and "03" are nobody's. */
export function getAgent(id: string): Agent | undefined {
  return agents.find((agent) => String(agent.id) === id);
}

/** The agent behind an e-mail address, as sold properties name theirs. */
export function getAgentByEmail(email: string): Agent | undefined {
  return agents.find((agent) => agent.email === email);
}
