import type { HeldOverride } from "#app/homes/register/by-hand/overrides.server.ts";
import type { Finding } from "#app/homes/register/register.ts";
import type { RegisterRow, RegisterVersionRow } from "#app/homes/register/store/register-rows.ts";

const MINUTE_MS = 60_000;

type Home = {
  home: RegisterRow;
  newest: RegisterVersionRow;
  findings: readonly Finding[];
  overrides: readonly HeldOverride[];
  now: number;
};

/** Whether a home is on the site, and why not: "is on the site", "is not on the site: …". */
export function describeState(about: Home) {
  const reason = findWhyNot(about);
  if (reason) return `is not on the site: ${reason}`;
  const { home, now } = about;
  if (home.state === "live" && home.waits_until > 0)
    return `waits for its first picture, at most ${Math.max(1, Math.ceil((home.waits_until - now) / MINUTE_MS))} minutes more`;
  return home.state === "live" ? "is on the site" : `is on the site as ${home.state}`;
}

function findWhyNot({ home, newest, findings, overrides }: Home) {
  if (newest.state === "draft") return "it is a draft of the office";
  if (home.state === "removed") return "its sender deleted it";
  if (home.state === "incomplete")
    return findings.some(({ code }) => code === "incomplete-listing")
      ? "it has never come whole"
      : "it came, and what is told below stops it";
  if (overrides.some(({ value }) => value.status === "withdrawn")) return "the office has taken it off";
  if (home.state !== "hidden") return undefined;
  if (newest.status === "withdrawn") return "it was withdrawn";
  if (newest.status === "offmarket") return "it was taken off the market";
  if (findings.some(({ code }) => code === "possible-relist"))
    return "it was listed again under another id, which is shown";
  return "it was taken off before, and what is told below stops what has come since";
}

/** Describes the outcome of a version: "published", "it is held …". */
export function describeOutcome(
  { published_version }: Pick<RegisterRow, "published_version">,
  { outcome, state }: Pick<RegisterVersionRow, "outcome" | "state">,
) {
  if (state === "pending") return "it is held until somebody approves or rejects it";
  if (state === "quarantined")
    return published_version ? "it is not used; what was published before stays" : "it is not used";
  if (state === "rejected") return "it was rejected";
  return outcome.toLowerCase();
}
