/** The roles of people who may sign in to the office. */
export const roles = ["agent", "office", "principal"] as const;
export type Role = (typeof roles)[number];

/** Whether a role may act on everything, or only on what is the person's own. */
export type Scope = "all" | "own";

/** A scope for each permitted role; a missing role is not permitted. */
export type Permission = Readonly<Partial<Record<Role, Scope>>>;

/** Whether a role has the permission in either scope. */
export function isPermitted(role: Role, permission: Permission) {
  return permission[role] !== undefined;
}

/** The permission for a request; a sensitive one also requires proof of identity within the last ten minutes. */
export type Requirement = { permission: Permission; isSensitive?: true };

/**
 * Permissions of a page of the office: to read it (GET), and to send each of its forms, by the action's name. "open"
 * is for the pages where people sign in.
 */
export type Requirements = Readonly<Record<string, Requirement | "open">>;
