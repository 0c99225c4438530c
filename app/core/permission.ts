/** The roles of people who may sign in to the office. */
export const roles = ["agent", "office", "principal"] as const;
export type Role = (typeof roles)[number];

/** Whether a role may do something with everything, or only with what is the person's own. */
export type Scope = "all" | "own";

/** By role; a role that is not named may not do it at all. */
export type Permission = Readonly<Partial<Record<Role, Scope>>>;

/** Whether a role may do it, with everything or with its own only. */
export function isPermitted(role: Role, permission: Permission) {
  return permission[role] !== undefined;
}

/** The permission for a request; a sensitive one also requires proof of identity within the last ten minutes. */
export type Requirement = { permission: Permission; isSensitive?: true };

/**
 * Permissions of a page of the office: to read it (GET), and for each of its forms by the name of its action. "open"
 * is for pages where people sign in.
 */
export type Requirements = Readonly<Record<string, Requirement | "open">>;
