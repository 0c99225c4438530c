import { type Element, findChildren, getAttribute, getText } from "../element.ts";
import { cleanLine } from "./clean-text.ts";
import type { Note } from "./note.ts";

const MOST_AGENTS = 4;

/** Somebody of the agency, as content/ has them; `crmId` is their uniqueListingAgentID. */
export type TeamMember = {
  id: number;
  name: string;
  email: string;
  phone: string;
  mobile: string;
  crmId?: string;
  /** Of somebody who has left: who took over. */
  successorId?: number;
};
export type Office = { name: string; email: string; phone: string };

type AgentRecord = { id?: string; name: string; phone: string; email: string };

/** The agents of a listing: those of the team by an id, e-mail or mobile that one of them alone has; without any the office. */
export function toAgents(listing: Element, team: readonly TeamMember[], office: Office, note: Note) {
  const agents = findChildren(listing, "listingAgent")
    .slice(0, MOST_AGENTS)
    .flatMap((element) => toAgent(element, team, office, note) ?? []);
  const [agent = office, ...others] = agents;
  return { agent, agents: others.length > 0 ? [agent, ...others] : undefined };
}

function toAgent(
  element: Element,
  team: readonly TeamMember[],
  office: Office,
  note: Note,
): AgentRecord | undefined {
  const name = cleanLine(getText(element, "name") ?? "");
  const email = getText(element, "email") ?? "";
  const phone = findPhone(element);
  const crmId = getText(element, "uniqueListingAgentID");
  const member =
    getOnly(team, (each) => crmId !== undefined && each.crmId === crmId) ??
    getOnly(team, (each) => email !== "" && each.email.toLowerCase() === email.toLowerCase()) ??
    getOnly(team, (each) => phone !== "" && toDigits(each.mobile) === toDigits(phone));
  if (member)
    return { id: `agent-${member.id}`, name: member.name, phone: member.mobile, email: member.email };
  if (!name) return undefined;
  const hint = "an id, e-mail or mobile of one person of the team";
  note("unmatched-agent", "listingAgent", email || phone || name, hint);
  return { name, phone: phone || office.phone, email: email || office.email };
}

/** Who has left may have handed down a number. What two who work here share is nobody's. */
function getOnly(team: readonly TeamMember[], isMeant: (member: TeamMember) => boolean) {
  const meant = team.filter(isMeant);
  const present = meant.filter(({ successorId }) => successorId === undefined);
  const [only, other] = present.length > 0 ? present : meant;
  return other ? undefined : only;
}

/** The mobile first. */
function findPhone(element: Element) {
  const phones = findChildren(element, "telephone").filter(({ text }) => text !== "");
  const mobile = phones.find((phone) => getAttribute(phone, "type")?.toLowerCase() === "mobile");
  return cleanLine((mobile ?? phones[0])?.text ?? "");
}

function toDigits(phone: string) {
  return phone.replace(/\D/g, "").replace(/^61/, "0");
}
