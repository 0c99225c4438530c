import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { toAddressWords } from "#app/homes/address/split-address.ts";
import type { Tables } from "#app/module-types.ts";
import type { Database } from "#app/store/database.server.ts";
import { HIDDEN, type Part } from "./overrides.server.ts";

export const HOMES_A_PAGE = 40;

export const homeViews = ["all", "waiting", "market", "drafts", "gone"] as const;
type HomeView = (typeof homeViews)[number];

type Find = {
  view: HomeView;
  /** Lower-case words that the home's text, id or address must contain. */
  words?: readonly string[];
  /** Ids of the homes at an address, instead of words. */
  ids?: readonly string[];
  /** Returns that page's homes and the first of the next page; all homes if undefined. */
  page?: number;
  /** Restricts to homes of the agent with this e-mail address. */
  agentEmail?: string;
  /** Ids of homes that the rules currently withhold or ask about. */
  stopped?: readonly string[];
};

/** The homes of a view with their comparable addresses, last changed first. */
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

/** Homes by id with their newest version, in the given order. */
export async function getHomeRows(db: Database, ids: readonly string[]) {
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

/** Whether a home is this agent's: the office's choice of agents counts before the sender's. */
export async function isAgentsHome(db: Database, homeId: string, email: string) {
  const found = await selectAgentsHomes(db, email).where("register.id", "=", homeId).executeTakeFirst();
  return found !== undefined;
}

/** Matches a word in any spelling of an address or id: O’Connell and OConnell, Pde and Parade, S-014 and S014. */
function hasWord({ or }: Where, word: string) {
  const inFull = toAddressWords(word).join(" ");
  return or([
    sql<SqlBool>`replace(lower(register.id), '-', '') like ${toLike(word.replaceAll("-", ""))} escape '\\'`,
    sql<SqlBool>`lower(newest.record) like ${toLike(word)} escape '\\'`,
    ...(inFull ? [sql<SqlBool>`register.address like ${toLike(inFull)} escape '\\'`] : []),
  ]);
}

/** A subquery of the ids of an agent's homes. */
export function selectAgentsHomes(db: Database, email: string) {
  return db
    .selectFrom("register")
    .innerJoin("register_version as newest", "newest.id", "register.newest_version")
    .select("register.id")
    .where((where) => isAgents(where, email));
}

type Where = ExpressionBuilder<Tables & { newest: Tables["register_version"] }, "register" | "newest">;

/** A subquery of the office's override of a part. */
function findSaid(where: Where, part: Part) {
  return where
    .selectFrom("override")
    .select("override.id")
    .whereRef("override.home_id", "=", "register.id")
    .where("override.part", "=", part)
    .where("override.ended_at", "is", null);
}

/** JSON escapes quotes within texts, so this pattern only matches an agent's field. */
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
