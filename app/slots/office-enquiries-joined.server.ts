import { findJoinedAtDoor } from "../door/store/find-joined.server.ts";
import type { FindJoined } from "../office-enquiries/handling/find-joined.ts";

/** Finds enquiries that a module knows to be from the same person. */
export const joinedEnquiries: readonly FindJoined[] = [
  // One line for each module.
  findJoinedAtDoor,
];
