import type { Permission } from "#app/core/permission.ts";

/** Whether many new homes at once are told. */
export const decideOnAlerts: Permission = { principal: "all" };
