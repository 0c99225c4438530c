import type { FindAddresses } from "./office-texts/find-addresses.ts";
import { findLiveAddresses } from "./register/identity/namesakes.server.ts";

/** Who knows where homes are whose address is hidden, so that no text of the office says it. */
export const addressFinders: readonly FindAddresses[] = [
  // A line each.
  findLiveAddresses,
];
