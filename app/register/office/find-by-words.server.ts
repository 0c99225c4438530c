import { href } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { type FindInOffice, MOST_SHOWN } from "#app/office/search/find-in-office.ts";
import { findHomes } from "../by-hand/find-homes.server.ts";
import { findIdsAtAddress } from "../find-at-address.server.ts";
import { findJudged, toHomeLines } from "../home-figures.server.ts";
import { workOnHomes } from "../permissions.ts";

/** Homes of any state by address, id, headline or agent. */
export const findHomesByWords: FindInOffice = async ({ db, person, scope, context }, typed) => {
  if (!isPermitted(person.role, workOnHomes)) return undefined;
  const found = await findHomes(db, {
    view: "all",
    ids: await findIdsAtAddress(db, typed),
    words: typed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    agentEmail: scope === "own" ? person.email : undefined,
  });
  if (found.length === 0) return undefined;
  const lines = await toHomeLines(db, found.slice(0, MOST_SHOWN), await findJudged(db, context));
  return {
    title: "Homes",
    count: found.length,
    lines: lines.map(({ id, address, title, agent, price, state }) => ({
      href: href("/office/homes/:id", { id }),
      title: address || title || id,
      note: [price, agent, id].filter(Boolean).join(" · "),
      state: state.words,
    })),
  };
};
