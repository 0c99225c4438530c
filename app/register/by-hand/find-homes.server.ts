import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { toAddressWords } from "#app/homes/address/split-address.ts";
import type { Tables } from "#app/module-types.ts";
import type { Database } from "#app/store/database.server.ts";
import type { RegisterRow, RegisterVersionRow } from "../store/register-rows.ts";
import { HIDDEN, type Part } from "./overrides.server.ts";

export const HOMES_A_PAGE = 40;

export const homeViews = ["all", "waiting", "market", "drafts", "gone"] as const;
type HomeView = (typeof homeViews)[number];

type Find = {
  view: HomeView;
  /** Words that the home's text, id or address contains, in lower case. */
  words?: readonly string[];
  /** In place of words: the homes at an address. */
  ids?: readonly string[];
  /** Its homes and the first one of the next page; without one, all. */
  page?: number;
  /** Only the homes of the agent with this e-mail address. */
  agentEmail?: string;
  /** Homes that the rules withhold now, or ask about. */
  stopped?: readonly string[];
};

/** The homes of a view with their comparable addresses, the last changed first. */
export async function findHomes(
  db: Database,
  { view, words = [], ids, page, agentEmail, stopped = [] }: Find,
) {
  if (ids?.length === 0) return [];
  let query = db
    .selectFrom("register")
    .innerJoin("register_version as newest", "newest.id", "register.newest_version")
    .select(["register.id", "register.address"])
    .where("register.state", "!=", "removed");
  if (ids) query = query.where("register.id", "in", ids);
  else for (const word of words) query = query.where((where) => hasWord(where, word));
  if (agentEmail) query = query.where((where) => isAgents(where, agentEmail));
  if (view === "waiting")
    query = query.where((where) =>
      where.or([
        where("newest.state", "in", ["pending", "quarantined"]),
        ...(stopped.length > 0 ? [where("register.id", "in", stopped)] : []),
      ]),
    );
  if (view === "market")
    query = query.where((where) =>
      where.and([where("register.state", "=", "live"), where.not(where.exists(findSaid(where, HIDDEN)))]),
    );
  if (view === "drafts") query = query.where("newest.state", "=", "draft");
  if (view === "gone")
    query = query.where((where) =>
      where.or([
        where("register.state", "in", ["sold", "leased", "hidden"]),
        where.exists(findSaid(where, HIDDEN)),
      ]),
    );
  if (page !== undefined) query = query.limit(HOMES_A_PAGE + 1).offset((page - 1) * HOMES_A_PAGE);
  return query.orderBy("register.updated_at", "desc").orderBy("register.id").execute();
}

/** A home with its newest version. */
export type FoundHome = RegisterRow & {
  versionState: RegisterVersionRow["state"];
} & Pick<RegisterVersionRow, "findings" | "record">;

/** These homes, in this order. */
export async function getHomeRows(db: Database, ids: readonly string[]): Promise<FoundHome[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("register")
    .innerJoin("register_version as newest", "newest.id", "register.newest_version")
    .selectAll("register")
    .select(["newest.state as versionState", "newest.findings", "newest.record"])
    .where("register.id", "in", ids)
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Whether a home is this agent's, by what the office says of its agents or else its sender. */
export async function isAgentsHome(db: Database, homeId: string, email: string) {
  const found = await selectAgentsHomes(db, email).where("register.id", "=", homeId).executeTakeFirst();
  return found !== undefined;
}

/** In whatever way an address or an id spells it: O’Connell and OConnell, Pde and Parade, S-014 and S014. */
function hasWord({ or }: Where, word: string) {
  const inFull = toAddressWords(word).join(" ");
  return or([
    sql<SqlBool>`replace(lower(register.id), '-', '') like ${toLike(word.replaceAll("-", ""))} escape '\\'`,
    sql<SqlBool>`lower(newest.record) like ${toLike(word)} escape '\\'`,
    ...(inFull ? [sql<SqlBool>`register.address like ${toLike(inFull)} escape '\\'`] : []),
  ]);
}

/** The ids of an agent's homes, for a query. */
export function selectAgentsHomes(db: Database, email: string) {
  return db
    .selectFrom("register")
    .innerJoin("register_version as newest", "newest.id", "register.newest_version")
    .select("register.id")
    .where((where) => isAgents(where, email));
}

type Where = ExpressionBuilder<Tables & { newest: Tables["register_version"] }, "register" | "newest">;

/** What the office says of a part of the home. */
function findSaid(where: Where, part: Part) {
  return where
    .selectFrom("override")
    .select("override.id")
    .whereRef("override.home_id", "=", "register.id")
    .where("override.part", "=", part)
    .where("override.ended_at", "is", null);
}

/** JSON escapes the quotes in texts, so this is a field of an agent and nothing else. */
function isAgents(where: Where, email: string): Expression<SqlBool> {
  const pattern = toLike(`"email":${JSON.stringify(email.toLowerCase())}`);
  const said = findSaid(where, "agents");
  return where.or([
    where.exists(said.where(sql<SqlBool>`lower(override.value) like ${pattern} escape '\\'`)),
    where.and([
      where.not(where.exists(said)),
      sql<SqlBool>`lower(newest.record) like ${pattern} escape '\\'`,
    ]),
  ]);
}

function toLike(word: string) {
  return `%${word.replace(/[\\%_]/g, "\\$&")}%`;
}
