import type { RouterContextProvider } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { formatCount } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { openCriteria } from "../criteria.server.ts";
import { countInterest } from "../match-changes.server.ts";

type NotedHome = { db: Database; key: string; now: number; context: Readonly<RouterContextProvider> };

/** Says how many people follow a home, and how many ask for homes like it. */
export async function alertsOnHome({ db, key, now, context }: NotedHome) {
  const texts = context.get(textsContext);
  const criteria = openCriteria(context.get(catalogueContext), () => texts);
  const { following, asking } = await countInterest(db, key, criteria, now);
  const words = [
    asking > 0 && `${formatCount(asking, "person asks", "people ask")} to hear of homes like this`,
    following > 0 && `${formatCount(following, "person follows", "people follow")} it`,
  ].filter((each) => each !== false);
  return words.length > 0 ? `${words.join(", ")}.` : undefined;
}
