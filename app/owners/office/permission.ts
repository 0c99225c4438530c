import type { Permission } from "#app/core/permission.ts";

/** Whether a home's guide, the opinions of its visitors and its price are compared. */
export const comparePrices: Permission = { principal: "all" };
