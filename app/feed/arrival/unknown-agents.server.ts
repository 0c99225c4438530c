import { providers } from "#app/feed/folder/providers.ts";
import { formatCount } from "#app/region/format.ts";
import { toKeyText } from "#app/register/identity/known-homes.server.ts";
import type { HomeReport } from "#app/register/register.ts";
import type { Database } from "#app/store/database.server.ts";
import { isOfUnknownAgent, UNKNOWN_AGENT } from "../importing/survey-feed.server.ts";
import { findReports } from "../store/feed-files.server.ts";

const MOST_NAMED = 5;

/** Describes listings refused since `since` (ms) for an agentID that feed.json still does not name. */
export async function describeUnknownAgents(db: Database, since = 0) {
  const reports = await findReports(db, UNKNOWN_AGENT, since);
  const known = new Set(providers.flatMap(({ agentIds }) => agentIds));
  return toUnknownAgentWords(reports.filter(({ key }) => !known.has(key.agentId)));
}

/** Says what to do about listings of an unknown agentID; undefined if there are none. */
export function toUnknownAgentWords(listings: readonly HomeReport[]) {
  const unknown = listings.filter(isOfUnknownAgent);
  if (unknown.length === 0) return undefined;
  const count = new Set(unknown.map(({ key }) => toKeyText(key))).size;
  const ids = [...new Set(unknown.map(({ key }) => key.agentId))];
  const named = [...ids.slice(0, MOST_NAMED), ...(ids.length > MOST_NAMED ? ["others"] : [])].join(", ");
  return `Not taken: ${formatCount(count, "listing")} with the agentID ${named}, which the agency’s feed.json does not name for their sender. If these homes are yours, add it to agentIds there, restart the site, and have them sent again; else tell the sender.`;
}
