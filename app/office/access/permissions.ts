import { type Role, roles } from "../store/office-rows.ts";

/** All of them, or what is the person's own. */
export type Reach = "all" | "own";

/** Permissions by role. An action that is not in this table is refused. */
const permissions = {
  "use the office": { agent: "own", office: "all", principal: "all" },
  "see enquiries": { agent: "own", office: "all", principal: "all" },
  "answer enquiries": { agent: "own", office: "all", principal: "all" },
  "assign enquiries": { agent: "own", office: "all", principal: "all" },
  "judge spam": { office: "all", principal: "all" },
  "erase enquiries": { principal: "all" },
  "compare sources": { office: "all", principal: "all" },
  "export enquiries": { principal: "all" },
  "work on homes": { agent: "own", office: "all", principal: "all" },
  "judge homes": { office: "all", principal: "all" },
  "start destinations": { office: "all", principal: "all" },
  "compare prices": { principal: "all" },
  "decide on alerts": { principal: "all" },
  "edit texts": { agent: "own", office: "all", principal: "all" },
  "withdraw texts": { office: "all", principal: "all" },
  "send newsletters": { office: "all", principal: "all" },
  "keep own account": { agent: "own", office: "own", principal: "own" },
  "manage people": { principal: "all" },
  "read the log": { principal: "all" },
} as const satisfies Record<string, Partial<Record<Role, Reach>>>;

export type Permission = keyof typeof permissions;

export function isPermitted(role: Role, permission: Permission) {
  return getReach(role, permission) !== undefined;
}

/** How far a role reaches with a permission; `undefined`: it has none. */
export function getReach(role: Role, permission: Permission): Reach | undefined {
  const reaches: Partial<Record<Role, Reach>> = permissions[permission];
  return reaches[role];
}

/** The permission for a request; a sensitive one also requires proof of identity within the last ten minutes. */
export type Requirement = { permission: Permission; isSensitive?: true };

/** Open to everybody: the way in. */
type Open = "open";

const own = { permission: "keep own account" } as const;
const people = { permission: "manage people", isSensitive: true } as const;
const spam = { permission: "judge spam" } as const;
const homes = { permission: "work on homes" } as const;
const judge = { permission: "judge homes" } as const;
const edit = { permission: "edit texts" } as const;
const letters = { permission: "send newsletters" } as const;
const answer = { permission: "answer enquiries" } as const;

/** The permission for each address: to read it (GET), and for each of its forms by the name of its action. */
export const requirements: Readonly<Record<string, Readonly<Record<string, Requirement | Open>>>> = {
  "/office": {
    GET: { permission: "use the office" },
    "tell followers": { permission: "decide on alerts" },
    "tell nobody": { permission: "decide on alerts" },
    "try destination": { permission: "start destinations" },
  },
  "/office/sign-in": { GET: "open", "ask for link": "open", "use passkey": "open" },
  "/office/sign-in/link": { GET: "open", "use link": "open" },
  "/office/sign-out": { "sign out": own, "sign out everywhere": own },
  "/office/enquiries": { GET: { permission: "see enquiries" } },
  "/office/enquiries/:reference": {
    GET: { permission: "see enquiries" },
    take: answer,
    answer,
    note: answer,
    "mark answered": answer,
    "send again": answer,
    "end contract": answer,
    assign: { permission: "assign enquiries" },
    spam,
    "not spam": spam,
    erase: { permission: "erase enquiries", isSensitive: true },
  },
  "/office/sources": { GET: { permission: "compare sources" } },
  "/office/campaigns": { GET: { permission: "compare sources" } },
  "/office/sources.csv": { GET: { permission: "compare sources" } },
  "/office/export": { export: { permission: "export enquiries", isSensitive: true } },
  "/office/homes": { GET: homes, "take over": judge, "approve file": judge, "reject file": judge },
  "/office/homes/new": { GET: homes, start: homes },
  "/office/homes/several": { GET: homes, "hide homes": homes, "publish homes": homes, "set open": homes },
  "/office/homes/:id": {
    GET: homes,
    publish: homes,
    discard: homes,
    "roll back": homes,
    "confirm words": homes,
    approve: judge,
    reject: judge,
  },
  "/office/homes/:id/pictures": { GET: homes, upload: homes, arrange: homes, "take back": homes },
  "/office/homes/:id/contract": {
    GET: homes,
    "upload contract": homes,
    "send contract": homes,
    "remove contract": homes,
    "upload statement": homes,
    "remove statement": homes,
  },
  "/office/homes/:id/preview": { GET: homes },
  "/office/homes/:id/prices": { GET: { permission: "compare prices" } },
  "/office/homes/:id/owners": { GET: homes, "make link": homes, "new link": homes, "end link": homes },
  "/office/homes/:id/:part": { GET: homes, save: homes, "take back": homes },
  "/office/reports": { GET: homes },
  "/office/reports/:id": { GET: homes, "keep report": homes, "send report": homes, "resend report": homes },
  "/office/reports/:id/page": { GET: homes },
  "/office/reports/:id/preview": { GET: homes },
  "/office/open-homes": { GET: homes },
  "/office/open-homes/:id/:time": {
    GET: homes,
    move: homes,
    cancel: homes,
    write: homes,
    came: homes,
    "walk in": homes,
    say: homes,
    "open door": homes,
    "end code": homes,
    join: homes,
    thank: homes,
    miss: homes,
  },
  "/office/texts": { GET: edit },
  "/office/texts/:kind/:key": {
    GET: edit,
    "save draft": edit,
    publish: edit,
    "publish again": edit,
    "discard draft": edit,
    withdraw: { permission: "withdraw texts" },
    "take back": { permission: "withdraw texts" },
    leave: { permission: "withdraw texts" },
  },
  "/office/texts/:kind/:key/picture": { GET: edit, "add picture": edit, "remove picture": edit },
  "/office/texts/:kind/:key/preview": { GET: edit },
  "/office/newsletter": { GET: letters },
  "/office/newsletter/:id": {
    GET: letters,
    "save draft": letters,
    "discard draft": letters,
    "test issue": letters,
    "ask to send": letters,
    "send issue": letters,
    "pause issue": letters,
    "go on": letters,
  },
  "/office/newsletter/:id/preview": { GET: letters },
  "/office/account": { GET: own, "add passkey": { ...own, isSensitive: true }, "remove passkey": own },
  "/office/people": { GET: { permission: "manage people" }, invite: people },
  "/office/people/:id": { GET: { permission: "manage people" }, "change role": people, remove: people },
  "/office/log": { GET: { permission: "read the log" } },
};

/** Returns the permission for a request; `undefined` if the table has none, so refuse it. */
export function getRequirement(pattern: string, intent: string): Requirement | Open | undefined {
  // React Router leaves out the first slash.
  const path = pattern.startsWith("/") ? pattern : `/${pattern}`;
  const known = Object.hasOwn(requirements, path) ? requirements[path] : undefined;
  return known && Object.hasOwn(known, intent) ? known[intent] : undefined;
}

export const roleLabels: Readonly<Record<Role, string>> = {
  agent: "Agent: own enquiries",
  office: "Office: all enquiries",
  principal: "Principal: everything",
};

export const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }));
