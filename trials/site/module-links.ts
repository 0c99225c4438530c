import { liveDoor } from "#app/door/live-door.fixture.ts";
import { liveOwner } from "#app/owners/live-owner.fixture.ts";
import type { Database } from "#app/store/database.server.ts";

/** A page of a module behind a private link, and what opens it in a new store. */
type LiveLink = {
  toPage: (token: string) => string;
  add: (db: Database, link: { homeId: string; token: string; now: number }) => Promise<void>;
};

export const moduleLinks: readonly LiveLink[] = [
  // A line each.
  liveOwner,
  liveDoor,
];
