import type { Finding } from "#app/listings/register/register.ts";
import { type Element, findChildren, getAttribute, isEmpty } from "../element.ts";

/** Their children are merged one by one; what is absent in them stays. */
const containers = new Set([
  "features",
  "allowances",
  "ecofriendly",
  "views",
  "idealfor",
  "ruralfeatures",
  "landdetails",
  "buildingdetails",
]);
/** Those of before and of today: their slots are merged into one. */
const slotted = ["objects", "images"];
const LEAD_SLOT = "m";
/** What a home on the market cannot be without. */
const essential = new Set(["headline", "description", "price", "rent", "address"]);
/** Replaced whole, an empty one by nothing. */
const lists = new Set(["inspectiontimes", "media"]);
/** Between the software and the portals; nothing of ours. */
const ignored = new Set(["purchaseorder", "marketing", "project"]);

type Merged = { element: Element; findings: Finding[] };

/**
 * What is known of a listing once this is known, too (shared/reaxml.md §3): what is absent stays, what is empty is
 * cleared, a slot with nothing but its id is deleted. `isLive`: it cannot lose its headline, text, price or address.
 */
export function mergeListing(held: Element | undefined, incoming: Element, { isLive = false } = {}): Merged {
  const findings: Finding[] = [];
  const children = [...(held?.children ?? [])];
  for (const name of namesOf(incoming)) {
    if (ignored.has(name) || slotted.includes(name)) continue;
    const fresh = findChildren(incoming, name);
    const isCleared = fresh.every(isEmpty);
    if (isCleared && isLive && essential.has(name)) findings.push(refuseToClear(fresh[0]?.name ?? name));
    else replace(children, name, mergeNamed(children, name, fresh));
  }
  replace(children, slotted[0] ?? "", mergeSlots([...children, ...incoming.children]));
  return {
    element: {
      name: incoming.name,
      attributes: { ...held?.attributes, ...withoutState(incoming.attributes) },
      children,
      text: "",
    },
    findings,
  };
}

function mergeNamed(held: readonly Element[], name: string, fresh: readonly Element[]): Element[] {
  const before = held.filter((child) => child.name.toLowerCase() === name);
  if (name === "listingagent") return mergeAgents(before, fresh);
  if (lists.has(name)) return fresh.filter((each) => !isEmpty(each));
  const [container, ...others] = fresh;
  if (container && others.length === 0 && containers.has(name)) return mergeContainer(before[0], container);
  return fresh.filter((each) => !isEmpty(each));
}

function mergeContainer(held: Element | undefined, fresh: Element): Element[] {
  const children = [...(held?.children ?? [])];
  for (const name of namesOf(fresh))
    replace(
      children,
      name,
      findChildren(fresh, name).filter((each) => !isEmpty(each)),
    );
  return children.length > 0 ? [{ ...fresh, children }] : [];
}

/** By their id, or by their place where they have none. */
function mergeAgents(held: readonly Element[], fresh: readonly Element[]): Element[] {
  const slots = new Map<string, Element>();
  for (const agents of [held, fresh])
    for (const [index, agent] of agents.entries()) {
      const id = getAttribute(agent, "id") || String(index + 1);
      if (isEmpty(agent)) slots.delete(id);
      else slots.set(id, { ...agent, attributes: { ...agent.attributes, id } });
    }
  return [...slots].sort(([one], [other]) => Number(one) - Number(other)).map(([, agent]) => agent);
}

/** Pictures, plans and documents by what they are and their id; an empty lead picture deletes nothing. */
function mergeSlots(children: readonly Element[]): Element[] {
  const slots = new Map<string, Element>();
  for (const { children: objects } of children.filter(({ name }) => slotted.includes(name.toLowerCase())))
    for (const slot of objects) {
      const id = getAttribute(slot, "id")?.toLowerCase() ?? "";
      const key = `${slot.name.toLowerCase()} ${id}`;
      if (!isEmpty(slot)) slots.set(key, slot);
      else if (id !== LEAD_SLOT) slots.delete(key);
    }
  return slots.size > 0 ? [{ name: "objects", attributes: {}, children: [...slots.values()], text: "" }] : [];
}

/** Puts elements where those of their name stood, or at the end. */
function replace(children: Element[], name: string, fresh: readonly Element[]) {
  const isNamed = (child: Element) =>
    child.name.toLowerCase() === name || (name === slotted[0] && slotted.includes(child.name.toLowerCase()));
  const first = children.findIndex(isNamed);
  const others = children.filter((child) => !isNamed(child));
  const place = first < 0 ? others.length : first;
  children.splice(0, children.length, ...others.slice(0, place), ...fresh, ...others.slice(place));
}

function namesOf({ children }: Element) {
  return new Set(children.map(({ name }) => name.toLowerCase()));
}

function refuseToClear(name: string): Finding {
  const hint = "withdraw the listing instead; a home on the market keeps what it has";
  return { code: "clear-refused", path: name, words: "", hint, level: "warn" };
}

/** Status and time belong to the message; the register keeps them beside what is known. */
function withoutState(attributes: Element["attributes"]) {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !/^(?:status|modTime)$/i.test(name)),
  );
}
