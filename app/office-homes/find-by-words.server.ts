import { isPermitted } from "#app/core/permission.ts";
import { toAddressWords } from "#app/homes/address/split-address.ts";
import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import { MOST_SHOWN, type OfficeFinder } from "#app/office/search/find-in-office.ts";
import { findHomes } from "../register/by-hand/find-homes.server.ts";
import { findIdsAtAddress } from "../register/find-at-address.server.ts";
import { workOnHomes } from "../register/permissions.ts";
import type { HomeLine } from "./home-figures.server.ts";
import { findJudged, toHomeLines, toLinkLine } from "./home-figures.server.ts";

/** Words may match any description, so only this many homes are checked for where they match. */
const MOST_LOOKED_AT = 100;

export const homesFinder: OfficeFinder = {
  finds: "homes by address, id or agent",
  find: findHomesByWords,
};

/** Finds homes in any state by address, id, headline or agent. */
async function findHomesByWords({ db, person, scope, context }: OfficeReader, typed: string) {
  if (!isPermitted(person.role, workOnHomes)) return undefined;
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const ids = await findIdsAtAddress(db, typed);
  const agentEmail = scope === "own" ? person.email : undefined;
  const found = await findHomes(db, { view: "all", words, ids, agentEmail });
  const judged = await findJudged(db, context);
  const all = await toHomeLines(db, found.slice(0, MOST_LOOKED_AT), judged);
  const lines = ids ? all : all.filter((line) => words.every((word) => isNamed(line, word)));
  if (lines.length === 0) return undefined;
  return {
    title: "Homes",
    count: lines.length,
    lines: lines.slice(0, MOST_SHOWN).map(toLinkLine),
  };
}

/** Whether a word is in the home's id, address, headline or agent, not only in its description. */
function isNamed({ id, address, title, agent }: HomeLine, word: string) {
  const names = [address, title, agent].join(" ");
  const known = [id.replaceAll("-", ""), names, toAddressWords(names).join(" ")].join(" ").toLowerCase();
  return [word, word.replaceAll("-", ""), toAddressWords(word).join(" ")].some(
    (each) => each !== "" && known.includes(each),
  );
}
