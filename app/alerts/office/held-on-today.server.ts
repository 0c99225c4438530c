import { href } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import type { FindTodayNotes, TodayNote } from "#app/office/today/today-note.ts";
import { formatCount } from "#app/region/format.ts";
import { countHeld } from "../store/known-homes.server.ts";
import { decideOnAlerts } from "./permission.ts";

/** New homes, so many at once that their followers are told only if the reader says so. */
export const alertsHeldOnToday: FindTodayNotes = async ({ db, person }) => {
  const count = isPermitted(person.role, decideOnAlerts) ? await countHeld(db) : 0;
  if (count === 0) return [];
  const note: TodayNote = {
    title: `${formatCount(count, "new home")} at once`,
    words:
      "That is more than usual, so nobody who asked for new homes has been told of them. Without an answer within 24 hours nobody is.",
    action: href("/office/alerts"),
    acts: [
      { intent: "tell followers", label: "Tell who asked", look: "primary" },
      { intent: "tell nobody", label: "Tell nobody" },
    ],
  };
  return [note];
};
