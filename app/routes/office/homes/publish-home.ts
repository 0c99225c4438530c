import { findMissing } from "#app/homes/register/by-hand/drafts.server.ts";
import type { HandHome } from "#app/homes/register/by-hand/get-home.server.ts";
import { toTimes } from "#app/office/homes/forms/inspections.ts";
import { describeCode } from "#app/office/homes/home-state.ts";
import { toPictureRecords } from "#app/office/homes/pictures/picture-form.ts";
import { describeMissing, type toHomeCheck } from "./home-desk.ts";

type Check = ReturnType<typeof toHomeCheck>;

/** Why a draft cannot be published yet. */
export function findFaults(home: HandHome, check: Check) {
  const missing = findMissing(home).map(describeMissing).join(", ");
  return missing ? [`it still needs ${missing}.`] : findStopWords(home, check);
}

/** Why the rules keep a home off the site. */
export function findStopWords({ row, shown }: HandHome, check: Check) {
  return check(row.id, { offer: row.offer, record: shown })
    .filter(({ level }) => level === "stop")
    .map(({ code, words, hint }) => `${describeCode(code)}, “${words}”. ${hint}.`);
}

/** What a draft may lack and seldom means to: "a picture", "an open home". */
export function findLacks({ shown }: HandHome) {
  return [
    toPictureRecords(shown).length === 0 && "a picture",
    toTimes(shown).length === 0 && "an open home",
  ].filter((each) => each !== false);
}
