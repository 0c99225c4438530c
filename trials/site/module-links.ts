import { liveDoor } from "#app/door/live-door.fixture.ts";
import { liveOwner } from "#app/owners/live-owner.fixture.ts";
import type { Database } from "#app/store/database.server.ts";

/** A module's page behind a private link, and a function that creates it in a new store. */
type LiveLink = {
  toPage: (token: string) => string;
  add: (db: Database, link: { homeId: string; token: string; now: number }) => Promise<void>;
};

export const moduleLinks: readonly LiveLink[] = [
  // One line for each page.
  liveOwner,
  liveDoor,
];
