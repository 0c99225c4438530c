import { toOwnPhone } from "#app/agency/kinds/agent-schema.ts";
import type { Office, TeamMember } from "#app/feed/format.ts";
import type { SuppliedFields } from "#app/homes/record/supplied-fields.ts";
import { formatPhone, splitPhones, toPhoneDigits } from "#app/region/phone.ts";
import { parseEmail } from "#app/values/links.ts";
import { cleanLine } from "#app/values/texts.ts";
import { parseYes } from "#app/values/yes.ts";
import { type Element, findChildren, getAttribute, getText } from "../element.ts";
import type { Note } from "./values.ts";

const MOST_AGENTS = 4;

type AgentRecord = Office & { id?: string; other_phone?: string };

/**
 * A listing's agents without duplicates: team members by a unique id, e-mail or mobile, else by a unique name; the
 * office if there is none.
 */
export function toAgents(
  listing: Element,
  team: readonly TeamMember[],
  office: Office,
  note: Note,
): SuppliedFields {
  const named = findChildren(listing, "listingAgent").flatMap(
    (element) => toAgent(element, team, office, note) ?? [],
  );
  const agents = named
    .filter((each, index) => named.findIndex((other) => isSamePerson(each, other)) === index)
    .slice(0, MOST_AGENTS);
  const [agent = office, ...others] = agents;
  return { agent, agents: others.length > 0 ? [agent, ...others] : undefined };
}

function toAgent(
  element: Element,
  team: readonly TeamMember[],
  office: Office,
  note: Note,
): AgentRecord | undefined {
  const said = cleanLine(getText(element, "name") ?? "");
  const name = parseYes(said) === false ? "" : said;
  const email = readEmail(getText(element, "email") ?? "", note);
  const phones = findPhones(element, note);
  const [phone = "", other_phone] = phones;
  const isOwn = (number = "") => phones.some((each) => toPhoneDigits(each) === toPhoneDigits(number));
  const crmId = getText(element, "uniqueListingAgentID");
  const member =
    getOnly(team, (each) => crmId !== undefined && each.crmId === crmId) ??
    getOnly(team, (each) => email !== "" && each.email.toLowerCase() === email.toLowerCase()) ??
    getOnly(team, ({ mobile }) => toPhoneDigits(mobile ?? "") !== undefined && isOwn(mobile)) ??
    findNamesake(name, team, note);
  if (member)
    return { id: `agent-${member.id}`, name: member.name, phone: toOwnPhone(member), email: member.email };
  if (!name) return undefined;
  const hint = "an id, e-mail or mobile of one person of the team";
  note("unmatched-agent", "listingAgent", email || phone || name, hint);
  const reached = { name, phone: phone || office.phone, email: email || office.email };
  return other_phone ? { ...reached, other_phone } : reached;
}

function readEmail(text: string, note: Note) {
  const email = parseEmail(text);
  if (email === undefined && parseYes(text) !== false)
    note("invalid-field", "listingAgent/email", text, "one e-mail address");
  return email ?? "";
}

/**
 * A number may have gone from somebody who has left to their successor. If two current members share it, it
 * identifies neither.
 */
function getOnly(team: readonly TeamMember[], isMeant: (member: TeamMember) => boolean) {
  const meant = team.filter(isMeant);
  const present = meant.filter(({ successorId }) => successorId === undefined);
  const [only, other] = present.length > 0 ? present : meant;
  return other ? undefined : only;
}

/** The only member of that name; undefined if several have it. */
function findNamesake(name: string, team: readonly TeamMember[], note: Note) {
  const member = getOnly(team, (each) => toName(each.name) === toName(name));
  if (!member) return undefined;
  const hint = "the id, e-mail or mobile of the agent: the name alone was taken, as nobody else has it";
  note("matched-by-name", "listingAgent/name", name, hint);
  return member;
}

function toName(name: string) {
  return name.toLowerCase().replace(/\s+/g, " ");
}

/** Two records of the same name are the same agent, unless the team has two people of that name. */
function isSamePerson(one: AgentRecord, other: AgentRecord) {
  return one.id && other.id ? one.id === other.id : toName(one.name) === toName(other.name);
}

const hasDigit = /\p{Nd}/u;

/** Phone numbers without duplicates, mobiles first. */
function findPhones(element: Element, note: Note) {
  const [mobiles, others] = [true, false].map((isMobile) =>
    findChildren(element, "telephone").filter(
      (phone) => (getAttribute(phone, "type")?.toLowerCase() === "mobile") === isMobile,
    ),
  );
  const texts = [...(mobiles ?? []), ...(others ?? [])].map(({ text }) => cleanLine(text));
  for (const text of texts)
    if (!hasDigit.test(text) && parseYes(text) !== false)
      note("invalid-field", "listingAgent/telephone", text, "a phone number");
  const numbers = texts.filter((text) => hasDigit.test(text)).flatMap(splitPhones);
  return [...new Set(numbers.map(formatPhone))];
}
