import type { Permission } from "#app/core/permission.ts";

/** Whether issues are written and sent, and who gets them is seen. */
export const sendNewsletters: Permission = { office: "all", principal: "all" };
