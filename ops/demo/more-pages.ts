import { toUid } from "#app/calendars/index.ts";
import { getDoor, openDoor } from "#app/door/store/doors.server.ts";
import { getSourceId, toShareUrl } from "#app/homes/record/listing-links.ts";
import { addOwner, addOwnerKey } from "#app/owners/owners.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { DemoHomes } from "./week.ts";

type MorePages = { db: Database; homes: DemoHomes; publicOrigin: string };

/** Opens the door of the next open home, and the page of an owner. Returns their addresses and that of a home, with names. */
export async function openMorePages({ db, homes, publicOrigin }: MorePages, now: number) {
  const [home] = homes.sales;
  const [open] = home?.inspections ?? [];
  if (!home || !open) return [];
  const homeId = getSourceId(home);
  const [time, ends] = [`${open.date}T${open.start}`, `${open.date}T${open.end ?? open.start}`];
  const uid = toUid(homeId, time);
  await openDoor(db, { uid, homeId, time, ends }, now);
  const door = await getDoor(db, uid);
  const owner = { id: makeId(now), home_id: homeId, name: "Maria Keller", email: "maria@mail.example" };
  await addOwner(db, { ...owner, role: "seller" }, now);
  const token = await addOwnerKey(db, owner.id, now);
  return [
    ["A home", toShareUrl(publicOrigin, home)],
    ["Its door", `${publicOrigin}/door/${door?.token}   what visitors scan at its open home`],
    ["Its owner", `${publicOrigin}/owner/${token}   what Maria Keller sees of it`],
  ] as const;
}
