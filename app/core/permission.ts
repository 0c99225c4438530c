/** The roles of people who may sign in to the office. */
export const roles = ["agent", "office", "principal"] as const;
export type Role = (typeof roles)[number];

/** All of them, or what is the person's own. */
export type Scope = "all" | "own";

/** How far each role may go; one that is not named may not. */
export type Permission = Readonly<Partial<Record<Role, Scope>>>;

/** Whether a role may, however far. */
export function isPermitted(role: Role, permission: Permission) {
  return permission[role] !== undefined;
}

/** The permission for a request; a sensitive one also requires proof of identity within the last ten minutes. */
export type Requirement = { permission: Permission; isSensitive?: true };

/** Of a page of the office: to read it (GET), and for each of its forms by the name of its action. "open": the way in. */
export type Requirements = Readonly<Record<string, Requirement | "open">>;
