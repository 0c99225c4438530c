import type { Permission } from "#app/core/permission.ts";

/** Who may try software again that has refused our access. */
export const startDestinations: Permission = { office: "all", principal: "all" };
