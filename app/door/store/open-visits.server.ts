import type { HomeVisits } from "#app/office-homes/home-slots.ts";
import type { OpenVisits } from "#app/open-homes/index.ts";
import { countCame, countVisitors, findOpinions } from "./count-visitors.server.ts";
import { findAboutOfVisitor } from "./find-visitors.server.ts";

/** Who was noted at the doors of open homes, for the lists of these. */
export const doorVisits: OpenVisits = { count: countCame, findAbout: findAboutOfVisitor };

/** The same, for what is told of a home. */
export const doorOfHome: HomeVisits = { count: countVisitors, findOpinions };
