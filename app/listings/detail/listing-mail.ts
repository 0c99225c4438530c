import { toMailHref } from "#app/format.ts";

/** The mail that a listing's page offers to start: to its agent, with a subject the agent can sort by. */
export function toAgentMail({ address, agent }: { address: string; agent: { email: string } }) {
  return toMailHref(agent.email, { subject: `About ${address}` });
}
