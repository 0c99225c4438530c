import type { Permission } from "#app/core/permission.ts";

/** Whether homes are edited, shown and hidden; an agent's own are those that name the agent. */
export const workOnHomes: Permission = { agent: "own", office: "all", principal: "all" };

/** Whether what visitors thought a home worth is seen beside its price statements. */
export const comparePrices: Permission = { principal: "all" };

/** Whether what others change is approved, and what a feed holds is decided. */
export const judgeHomes: Permission = { office: "all", principal: "all" };
