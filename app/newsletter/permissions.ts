import type { Permission } from "#app/core/permission.ts";

/** Writing and sending issues, and seeing who gets them. */
export const sendNewsletters: Permission = { office: "all", principal: "all" };
