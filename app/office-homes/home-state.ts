import { toStatusLabel } from "#app/homes/record/listing-status.ts";
import type { State } from "#app/office/frame/state-badge.tsx";
import { describeCode } from "#app/register/finding-words.ts";
import { type Fields, type Finding, parseFindings } from "#app/register/register.ts";
import type { RegisterRow, RegisterVersionRow } from "#app/register/store/register-rows.ts";

type Standing = {
  row: Pick<RegisterRow, "state" | "waits_until" | "offer">;
  version: Pick<RegisterVersionRow, "state" | "findings">;
  shown: Fields;
  /** Whether the office has taken it off the site. */
  isHidden: boolean;
  judged: Judged;
};

/** The rules' current findings on the shown record: those that withhold it, and questions. */
export type Judged = readonly Pick<Finding, "code" | "level">[];

/** Describes a home's state: "Live", "Withheld: says offers over", "Waits for its first picture". */
export function toHomeState({ row, version, shown, isHidden, judged }: Standing): State {
  if (version.state === "draft") return { tone: "waits", words: "Draft: not published yet" };
  if (isHidden) return { tone: "gone", words: "Hidden here: not on the site" };
  const stop = judged.find(({ level }) => level === "stop");
  if (stop) return { tone: "stopped", words: `Withheld: ${describeCode(stop.code)}` };
  const reason = parseFindings(version).find(({ level }) => level === "stop");
  const why = reason ? describeCode(reason.code) : "it cannot be used";
  if (version.state === "pending") return { tone: "waits", words: `Waits for approval: ${why}` };
  if (version.state === "quarantined")
    return row.state === "incomplete"
      ? { tone: "stopped", words: `Not published: ${why}` }
      : { tone: "stopped", words: `Its newest version is not used: ${why}` };
  const state = shown.status === "withdrawn" && row.state === "live" ? "hidden" : row.state;
  const isAsked = judged.length > 0 && state === "live" && row.waits_until <= 0;
  if (isAsked) return { tone: "waits", words: "Live, with a question" };
  return toPlainState({ ...row, state }, toLabel(shown));
}

/** The home's status in the site's words, such as "Under offer". */
function toLabel({ status }: Fields) {
  const known = (["under-offer", "deposit-taken", "sold", "leased"] as const).find((each) => each === status);
  return known && toStatusLabel({ status: known });
}

function toPlainState({ state, waits_until }: Standing["row"], label: string | undefined): State {
  switch (state) {
    case "live":
      if (waits_until > 0) return { tone: "waits", words: "Waits for its first picture" };
      return { tone: "live", words: label ? `Live: ${label.toLowerCase()}` : "Live" };
    case "sold":
      return { tone: "gone", words: "Sold: on the site among the sold homes" };
    case "leased":
      return { tone: "gone", words: "Leased" };
    case "hidden":
      return { tone: "gone", words: "Withdrawn: not on the site" };
    case "removed":
      return { tone: "gone", words: "Removed by its sender" };
    case "incomplete":
      return { tone: "waits", words: "Not published: it has never arrived complete" };
  }
}
