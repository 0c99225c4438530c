import type { Permission } from "#app/core/permission.ts";

/** Retrying a stopped destination. */
export const startDestinations: Permission = { office: "all", principal: "all" };
