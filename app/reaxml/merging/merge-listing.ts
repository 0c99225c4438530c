import { type Finding, makeFinding } from "#app/register/register.ts";
import type { FeedStatus } from "#app/register/store/register-rows.ts";
import { type Element, getAttribute, isEmpty } from "../element.ts";
import { findStatusLabel } from "../status-label.ts";

/** Elements whose children are merged one by one; absent children stay. */
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
/** Slots of the current and of the earlier spelling are merged into one element. */
const SLOTS = "objects";
const slotted = new Set([SLOTS, "images"]);
const LEAD_SLOT = "m";
/** Elements that a home on the market cannot lose. */
const essential = new Set(["headline", "description", "price", "rent", "address"]);
/** Elements that are replaced as a whole; an empty one is removed. */
const lists = new Set(["inspectiontimes", "media"]);
/** Elements for portals; the site ignores them. */
const ignored = new Set(["purchaseorder", "marketing", "project"]);

type Merged = { element: Element; findings: Finding[] };

/**
 * Merges a message into the held listing (docs/feed.md#reading): absent values stay, empty ones are cleared, a slot
 * with only an id is deleted. A live listing cannot lose its headline, text, price or address; one that was sold or
 * leased keeps its agents.
 */
export function mergeListing(held: Element | undefined, incoming: Element, before?: FeedStatus): Merged {
  const isLive = before === "current";
  const isOver = before === "sold" || before === "leased";
  const findings: Finding[] = [];
  const known = groupByName(held?.children);
  const said = groupByName(incoming.children);
  for (const [name, fresh] of said) {
    if (ignored.has(name)) continue;
    if (isOver && name === "listingagent" && known.has(name)) continue;
    const before = known.get(name) ?? [];
    if (isLive && essential.has(name) && fresh.every(isEmpty)) {
      const hint = "withdraw the listing instead; a home on the market keeps what it has";
      findings.push(makeFinding("clear-refused", fresh[0]?.name ?? name, "", hint));
      known.set(name, withDisplayOf(before, fresh[0]));
    } else known.set(name, mergeNamed(before, name, fresh));
  }
  return {
    element: {
      name: incoming.name,
      // Status and time belong to the message; the register stores them separately. A status that is a label stays with
      // the home until the next message.
      attributes: {
        ...omit(held?.attributes ?? {}, /^status$/i),
        ...omit(incoming.attributes, findStatusLabel(incoming) ? /^modTime$/i : /^(?:status|modTime)$/i),
      },
      children: [...known.values()].flat(),
      text: "",
    },
    findings,
  };
}

/** An empty price or address with a display attribute applies that attribute to the held one. */
function withDisplayOf(held: readonly Element[], fresh: Element | undefined): Element[] {
  const display = fresh && getAttribute(fresh, "display");
  if (display === undefined) return [...held];
  return held.map((element) => ({
    ...element,
    attributes: { ...omit(element.attributes, /^display$/i), display },
  }));
}

function mergeNamed(held: readonly Element[], name: string, fresh: readonly Element[]): Element[] {
  if (name === SLOTS) return mergeSlots(toSlots(held), toSlots(fresh));
  if (name === "listingagent") return mergeAgents(held, fresh);
  if (lists.has(name)) return fresh.filter((each) => !isEmpty(each));
  const [container, ...others] = fresh;
  if (container && others.length === 0 && containers.has(name)) return mergeContainer(held[0], container);
  return fresh.filter((each) => !isEmpty(each));
}

function mergeContainer(held: Element | undefined, fresh: Element): Element[] {
  const said = groupByName(fresh.children);
  const known = held ? new Map([...groupByName(held.children), ...said]) : said;
  const children = [...known.values()].flat().filter((each) => !isEmpty(each));
  return children.length > 0 ? [{ ...fresh, children }] : [];
}

/** Merges agents by id, or by position if they have none. */
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

type Slot = { kind: string; id: string; element: Element };

function toSlots(holders: readonly Element[]): Slot[] {
  return holders
    .flatMap(({ children }) => children)
    .map((element) => ({
      kind: element.name.toLowerCase(),
      id: getAttribute(element, "id")?.toLowerCase() ?? "",
      element,
    }));
}

/**
 * Merges pictures, plans and documents by kind and id; an empty lead picture deletes nothing. Those without an id keep
 * their order and replace all earlier ones without an id.
 */
function mergeSlots(held: readonly Slot[], fresh: readonly Slot[]): Element[] {
  const isAnonymous = ({ id, element }: Slot) => id === "" && !isEmpty(element);
  const renewed = new Set(fresh.filter(isAnonymous).map(({ kind }) => kind));
  const kept = held.filter(({ kind, id }) => id !== "" || !renewed.has(kind));
  const slots = new Map<string, Element>();
  for (const [index, slot] of [...kept, ...fresh].entries()) {
    const { kind, id, element } = slot;
    if (isAnonymous(slot)) slots.set(`${kind} without an id ${index}`, element);
    else if (!isEmpty(element)) slots.set(`${kind} ${id}`, element);
    else if (id !== LEAD_SLOT) slots.delete(`${kind} ${id}`);
  }
  return slots.size > 0 ? [{ name: SLOTS, attributes: {}, children: [...slots.values()], text: "" }] : [];
}

/** The held listing without pictures, plans and documents, for software that always sends all of them. */
export function withoutSlots(held: Element): Element {
  return { ...held, children: held.children.filter(({ name }) => !slotted.has(name.toLowerCase())) };
}

/** Groups children by name in lower case, in order of first appearance. */
function groupByName(children: readonly Element[] = []) {
  return Map.groupBy(children, (child) => {
    const name = child.name.toLowerCase();
    return slotted.has(name) ? SLOTS : name;
  });
}

function omit(attributes: Element["attributes"], names: RegExp) {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.test(name)));
}

const holders = new Set(["objects", "images", "media"]);

/** Replaces file names of enclosed pictures by their stored addresses, which outlive the ZIP. */
export function attachFiles(listing: Element, enclosed: ReadonlyMap<string, string> = new Map()): Element {
  if (enclosed.size === 0) return listing;
  const children = listing.children.map((child) =>
    holders.has(child.name.toLowerCase())
      ? { ...child, children: child.children.map((slot) => attachFile(slot, enclosed)) }
      : child,
  );
  return { ...listing, children };
}

function attachFile(slot: Element, enclosed: ReadonlyMap<string, string>): Element {
  const name = getAttribute(slot, "file")?.split(/[\\/]/).at(-1)?.toLowerCase();
  const url = name === undefined ? undefined : enclosed.get(name);
  return url ? { ...slot, attributes: { ...slot.attributes, url } } : slot;
}
