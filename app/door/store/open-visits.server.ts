import type { HomeVisits } from "#app/office-homes/home-slots.ts";
import type { OpenVisits } from "#app/open-homes/index.ts";
import { countCame, countVisitors, findOpinions } from "./count-visitors.server.ts";
import { findAboutOfVisitor } from "./find-visitors.server.ts";

/** Visitors noted at doors, for lists of open homes. */
export const doorVisits: OpenVisits = { count: countCame, findAbout: findAboutOfVisitor };

/** Visitors noted at doors, for figures of a home. */
export const doorOfHome: HomeVisits = { count: countVisitors, findOpinions };
