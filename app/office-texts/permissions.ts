import type { Permission } from "#app/core/permission.ts";

export const editTexts: Permission = { agent: "own", office: "all", principal: "all" };

export const withdrawTexts: Permission = { office: "all", principal: "all" };
