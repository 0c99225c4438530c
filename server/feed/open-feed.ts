import { join } from "node:path";
import { openEstimates } from "#app/listings/catalogue/estimates.server.ts";
import { openRegister } from "#app/listings/register/open-register.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { agency } from "#content/agency.ts";
import { agents } from "#content/agents.ts";
import { providers } from "#content/feed.ts";
import type { Environment } from "../environment.ts";

type FeedEnvironment = Pick<Environment, "databaseUrl" | "dataDir" | "listingsDir">;
type FeedLog = Parameters<typeof openEstimates>[1];

/** What imports need: the store, its register, and whose homes they are. */
export async function openFeed(environment: FeedEnvironment, log: FeedLog) {
  const db = await openDatabase(environment);
  const estimates = await openEstimates(join(environment.listingsDir, "estimates.json"), log);
  const register = openRegister(db, { getEstimate: estimates.get });
  const office = { name: agency.name, email: agency.email, phone: agency.phone };
  return { db, register, providers, agency: { team: agents, office } };
}
