import { href } from "react-router";
import { formatBooked } from "#app/enquiries/booked-time.ts";
import { type FindOfVisitor, MOST_SHOWN } from "#app/office/search/find-in-office.ts";

const MOST_ASKED = 500;

/** The open homes at which a visitor was noted, with the notes. */
export const visitsOfVisitor: FindOfVisitor = async ({ db }, { ids }) => {
  if (ids.length === 0) return undefined;
  const visits = await db
    .selectFrom("open_visitor")
    .select(["home_id", "time", "came", "note"])
    .where("id", "in", ids.slice(0, MOST_ASKED))
    .where("same_as", "is", null)
    .orderBy("time", "desc")
    .execute();
  if (visits.length === 0) return undefined;
  const lines = visits.slice(0, MOST_SHOWN).map(({ home_id: id, time, came, note }) => ({
    href: href("/office/open-homes/:id/:time", { id, time }),
    title: `${id}, ${formatBooked(time)}`,
    note,
    state: came ? "Came" : "Did not come",
  }));
  return { title: "Open homes", count: visits.length, lines };
};
