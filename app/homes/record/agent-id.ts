/** Supplied records name their agent as agent-{id} (spec §3.2). */
export function toAgentId(id: number | string): string {
  return `agent-${id}`;
}
