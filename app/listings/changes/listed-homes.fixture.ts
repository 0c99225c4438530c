export type Home = {
  list: "sale" | "rent";
  id: string;
  price: number;
  isHidden: boolean;
  status: "current" | "under-offer" | "sold" | "leased";
  open?: string;
};

export const stepKinds = [
  ...["list", "list", "remove", "relist", "dear", "cheap", "hide", "offer", "sell", "back"],
  ...["open", "move", "no open", "nothing", "nothing", "broken"],
] as const;
const slots = { one: "S1", two: "S2", three: "S3", rental: "R1" };
export const slotNames = ["one", "two", "three", "rental"] as const;
export type Slot = (typeof slotNames)[number];
export type Step = { slot: Slot; kind: (typeof stepKinds)[number] };

/** The homes of a history: one that always stays on each list, and those that steps change. */
export function createListedHomes() {
  const listed = new Map<Slot, Home>([["one", toHome("one")]]);
  let nextId = "S1";

  return {
    get: (slot: Slot) => listed.get(slot),
    getHomes: () => [...listed.values(), { ...toHome("two"), id: "S0" }, { ...toHome("rental"), id: "R0" }],
    change,
  };

  function change(slot: Slot, kind: Step["kind"]) {
    if (kind === "relist" && slot === "one") nextId = nextId === "S1" ? "S9" : "S1";
    const home = listed.get(slot);
    if (kind === "list" && !home)
      listed.set(slot, { ...toHome(slot), id: slot === "one" ? nextId : slots[slot] });
    if (!home) return;
    const changes: Partial<Record<Step["kind"], Partial<Home>>> = {
      relist: { id: slot === "one" ? nextId : home.id },
      dear: { price: 2_000_000, isHidden: false },
      cheap: { price: 1_000_000, isHidden: false },
      hide: { isHidden: true },
      offer: { status: "under-offer" },
      sell: { status: slot === "rental" ? "leased" : "sold" },
      back: { status: "current" },
      open: { open: "2027-01-09T10:00/10:30" },
      move: { open: "2027-01-09T11:00/11:30" },
      "no open": { open: undefined },
    };
    if (kind === "remove") listed.delete(slot);
    else listed.set(slot, { ...home, ...changes[kind] });
  }
}

export function toHome(slot: Slot): Home {
  const list = slot === "rental" ? "rent" : "sale";
  return { list, id: slots[slot], price: 1_000_000, isHidden: false, status: "current" };
}

export function isEnded({ status }: Home) {
  return status === "sold" || status === "leased";
}
