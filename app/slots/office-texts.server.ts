import type { FindAddresses } from "../office-texts/find-addresses.ts";
import { findLiveAddresses } from "../register/identity/namesakes.server.ts";

/** Finds addresses that are hidden, so that the office's texts do not reveal them. */
export const addressFinders: readonly FindAddresses[] = [
  // One line for each module.
  findLiveAddresses,
];
