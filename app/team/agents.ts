import { agents } from "#content/agents.ts";
import { type Agent, toAskPath } from "./agent.ts";

/** The agent at /team/{id}. Ids are exact: "3abc", "3.0" and "03" match none. */
export function getAgent(id: string): Agent | undefined {
  return agents.find((agent) => String(agent.id) === id);
}

/** Sold properties name their agent by e-mail address. */
export function getAgentByEmail(email: string): Agent | undefined {
  return agents.find((agent) => agent.email === email);
}

/**
 * Where a question about a suburb, or about anything, is asked: the form of the first agent who works there, else of
 * the first of the team. An agency without agents has the contact page.
 */
export function toQuestionPath(suburb?: string) {
  const local = agents.find(({ areas }) => suburb !== undefined && areas.includes(suburb));
  return toAskPath(local ?? agents[0]);
}

/** The same about a home to let: the property manager's form. */
export function toRentalQuestionPath() {
  const manager = agents.find(({ role }) => role === "Property Manager");
  return manager ? toAskPath(manager) : toQuestionPath();
}
