import type { Permission } from "#app/core/permission.ts";

/** Edit, show and hide homes; an agent's own are those that name the agent. */
export const workOnHomes: Permission = { agent: "own", office: "all", principal: "all" };

/** See visitors' estimates of a home's price beside its price statements. */
export const comparePrices: Permission = { principal: "all" };

/** Approve changes by others, and decide about what a feed holds. */
export const judgeHomes: Permission = { office: "all", principal: "all" };
