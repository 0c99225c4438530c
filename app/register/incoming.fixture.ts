import type { FeedFile, IncomingHome } from "./register.ts";

/** 24 November 2026, 3 pm at the agency. */
export const NOW = Date.UTC(2026, 10, 24, 4);

export const file = (id = "file-1"): FeedFile => ({ id, provider: "crm", sha256: id, receivedAt: NOW });

type Words = Partial<Omit<IncomingHome, "record">> & { uniqueId?: string; record?: Record<string, unknown> };

/** A house for sale as sent by a feed. Its source contains `record`, so that changing the record changes the source. */
export function incoming({ uniqueId = "1", record = {}, ...words }: Words = {}): IncomingHome {
  const all = {
    title: "Light above the sea",
    address: `${uniqueId} Tern Lane, Freshwater`,
    suburb: "Freshwater",
    price_aud: 2_400_000,
    beds: 4,
    baths: 2,
    type: "House",
    description: "Two storeys of spotted gum.",
    agent: { name: "Marion Tate", phone: "0491 570 156", email: "marion@headland.example" },
    ...record,
  };
  const source = JSON.stringify(all);
  return {
    key: { agentId: "AGENCY", uniqueId, kind: "residential" },
    offer: "sale",
    status: "current",
    hash: source,
    source,
    record: all,
    media: [],
    findings: [],
    ...words,
  };
}
