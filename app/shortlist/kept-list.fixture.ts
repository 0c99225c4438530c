import type { Snapshot } from "./kept-list.ts";

export const sampleSnapshot: Snapshot = {
  title: "A house by the sea",
  address: "1 Tern Lane, Manly NSW 2095",
  price: "$1.5M",
  priceName: "Price",
  offer: "sale",
};
