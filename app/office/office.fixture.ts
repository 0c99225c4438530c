import { RouterContextProvider } from "react-router";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import type { Role } from "#app/core/permission.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import { sessionCookie, startSession } from "./access/sessions.server.ts";
import { type Office, openOffice } from "./office.server.ts";
import { officeContext } from "./office-context.ts";
import { addPerson, getPersonByEmail } from "./people/agency-people.server.ts";

const origin = "https://headland.example";
/** The outbox event of every enquiry. */
const event: NewNotice = {
  kind: "template",
  destination: "Rex",
  payload: { channel: "event", type: "enquiry.created", data: {} },
};

/** An office over a store, as routes get it. */
export function openTestOffice(db: Database, dataDir = "", pictures?: Office["pictures"]) {
  const closedLanes: string[] = [];
  const office = openOffice({
    db,
    texts: { get: () => defaultTexts, refresh: async () => {} },
    dataDir,
    listingsDir: "agencies/headland/homes",
    pictures: { add: () => Promise.reject(new Error("no picture is added in this test")), ...pictures },
    publicOrigin: origin,
    officeEmail: "office@headland.example",
    outbox: { wake() {}, findClosedLanes: async () => closedLanes },
    getNoticeSettings: async () => ({ officeEmail: "", phone: "", toFurtherNotices: () => [event] }),
    log: { error: () => {} },
  });
  const context = new RouterContextProvider();
  context.set(officeContext, office);
  return { office, context, closedLanes };
}

/** Adds a person who may sign in; the local part of the address is the first name. */
export async function addTestPerson(db: Database, name: string, role: Role) {
  const email = `${name.split(" ")[0]?.toLowerCase()}@headland.example`;
  await addPerson(db, { email, name, role, now: Date.now() });
  const person = await getPersonByEmail(db, email);
  if (!person) throw new Error(`${email} was not added`);
  return person;
}

/** Reads one column of the log, oldest entry first. */
export async function readActs(db: Database) {
  const log = await db.selectFrom("log").select("act").orderBy("id").execute();
  return log.map(({ act }) => act);
}

/** The Cookie header of a browser in which the person is signed in. */
export async function signInForTest(db: Database, personId: string, now = Date.now()) {
  return toTestCookie(await startSession(db, { personId, previous: "", now }));
}

async function toTestCookie(secret: string) {
  return (await sessionCookie.serialize(secret)).split(";", 1)[0] ?? "";
}

type Asked = { search?: string; form?: Record<string, string | readonly string[]> };

/** Signs a new person in. `toArgs` makes the arguments of a route for their browser, with a form or without. */
export async function signInAs(
  db: Database,
  name: string,
  role: Role,
  { signedInAt = Date.now(), dataDir = "" } = {},
) {
  const person = await addTestPerson(db, name, role);
  const cookie = await signInForTest(db, person.id, signedInAt);
  const desk = openTestOffice(db, dataDir);
  function toArgs<const Pattern extends string, Params extends Readonly<Record<string, string>>>(
    pattern: Pattern,
    params: Params,
    { search = "", form }: Asked = {},
  ) {
    const request = toOfficeRequest(toPath(pattern, params) + search, { cookie, form });
    return { request, context: desk.context, params, pattern, url: new URL(request.url) };
  }
  return { ...desk, person, cookie, toArgs };
}

export function toPath(pattern: string, params: Readonly<Record<string, string>>) {
  return pattern.replace(/:(\w+)/g, (_all, key: string) => params[key] ?? "");
}

type Sent = { cookie?: string; form?: Record<string, string | readonly string[]> };

/** A browser's request: a POST if there is a form. */
export function toOfficeRequest(path: string, { cookie = "", form }: Sent = {}) {
  const headers = { Cookie: cookie };
  if (!form) return new Request(origin + path, { headers });
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries({ submission: makeId(Date.now()), ...form }))
    for (const value of [values].flat()) body.append(name, value);
  return new Request(origin + path, { method: "POST", headers, body });
}

/** Runs a loader or an action, and returns its status and redirect. */
export async function toOutcome(run: () => unknown) {
  const result: unknown = await Promise.resolve()
    .then(run)
    .catch((thrown: unknown) => {
      if (thrown instanceof Error) throw thrown;
      return thrown;
    });
  if (result instanceof Response)
    return {
      status: result.status,
      location: result.headers.get("Location"),
      headers: result.headers,
      data: undefined,
    };
  if (isWithInit(result))
    return { status: result.init?.status ?? 200, location: null, headers: undefined, data: result.data };
  return { status: 200, location: null, headers: undefined, data: result };
}

function isWithInit(value: unknown): value is { data: unknown; init: { status?: number } | null } {
  return (
    typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit"
  );
}
