import type { Finding, IncomingHome, Media } from "../register.ts";
import type { HomeState, Outcome, VersionState } from "../store/register-rows.ts";

export type Published = { record: Readonly<Record<string, unknown>>; media: readonly Media[] };

/** What the register has of the home. */
export type Known = {
  state: HomeState;
  modTime: string | undefined;
  pinnedUntil: string | undefined;
  /** How the newest version ended. */
  newest: { outcome: Outcome; state: VersionState; findings: readonly Finding[] };
  published: Published | undefined;
};

export type Incoming = IncomingHome & {
  /** Whether it says what is known already. */
  isSame: boolean;
  /** The live home of its address, which it gave way to. */
  shownInstead?: string;
};
