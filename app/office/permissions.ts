import { type Permission, type Role, roles } from "#app/core/permission.ts";

/** Permissions of the office itself; each module has its own. */
export const permissions = {
  enterOffice: { agent: "own", office: "all", principal: "all" },
  keepOwnAccount: { agent: "own", office: "own", principal: "own" },
  managePeople: { principal: "all" },
  readLog: { principal: "all" },
} as const satisfies Record<string, Permission>;

export const roleLabels: Readonly<Record<Role, string>> = {
  agent: "Agent: own enquiries, homes and profile",
  office: "Office: all enquiries, homes and texts",
  principal: "Principal: everything, also people, log and export",
};

export const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }));
