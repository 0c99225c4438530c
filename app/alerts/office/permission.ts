import type { Permission } from "#app/core/permission.ts";

/** Decides whether followers are told of many new homes at once. */
export const decideOnAlerts: Permission = { principal: "all" };
