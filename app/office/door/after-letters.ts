/** Who gets a mail after an open home: those who came, and those who had booked and did not. */
export type AfterKind = "thank" | "miss";

type Over = { address: string; when: string; agent: { name: string; phone: string } };

/** The mail that is ready, for the agent to edit. */
export function toAfterLetter(kind: AfterKind, { address, when, agent }: Over) {
  const reach = `reply to this mail or ring ${agent.name} on ${agent.phone}`;
  if (kind === "thank")
    return `Thank you for coming to the open home at ${address}.\n\nIf you have a question, or would like to see it again, ${reach}.`;
  return `You had booked the open home at ${address}, ${when}, and we missed you there.\n\nIf you would still like to see it, ${reach}, and we will find a time.`;
}
