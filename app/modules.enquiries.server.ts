import { findJoinedAtDoor } from "./door/store/find-joined.server.ts";
import type { FindJoined } from "./enquiries/handling/find-joined.ts";

/** Which enquiries modules know to be of the same person. */
export const joinedEnquiries: readonly FindJoined[] = [
  // A line each.
  findJoinedAtDoor,
];
