import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import type { Requirement, Role, Scope } from "#app/core/permission.ts";
import { requirements } from "#app/modules.ts";
import { readCookie } from "#app/store/cookies.server.ts";
import { withDone } from "../frame/done.ts";
import type { Typed } from "../frame/form-fields.tsx";
import { toRefusal } from "../frame/refusal.ts";
import type { Office } from "../office.server.ts";
import { officeContext } from "../office-context.ts";
import { browserCookie, getSession, type Session, sessionCookie } from "./sessions.server.ts";

export type OfficeArguments = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The pattern of the route, such as /office/people/:id. */
  pattern: string;
};

/** The person who opens a page of the office, with everything the page may use. */
export type Entrance = Office &
  Session & {
    /** The value of the session's cookie. */
    secret: string;
    /** Whether the person may work on all records here or only on their own. */
    scope: Scope;
    now: number;
    context: OfficeArguments["context"];
  };

/** The subset of an `Entrance` that modules' parts of office pages get. */
export type OfficeReader = Pick<Entrance, "db" | "person" | "scope" | "now" | "context">;

/** An `Entrance` with the submitted form and its action. */
export type OfficeIntent = Entrance & { intent: string; form: FormData; values: Typed };

/** For loaders: the signed-in person. Throws a redirect to sign-in, or the refusal. */
export async function requirePerson({ request, context, pattern }: OfficeArguments): Promise<Entrance> {
  const requirement = getGuardedRequirement(pattern, "GET");
  const office = getOffice(context);
  const session = await getOwnSession(office, request).catch(() => {
    throw toRefusal({ reason: "unread" });
  });
  if (!session) throw redirect(toSignInPath(request), 302);
  const scope = requireScope(session, requirement);
  if (requirement.isSensitive && !session.isConfirmed) throw redirect(toSignInPath(request), 302);
  return { ...office, ...session, scope };
}

/** For actions: runs `intent` and adds its done message to the redirect. If the store fails, throws the form. */
export async function handleIntent<Result>(
  args: OfficeArguments,
  intent: (entrance: OfficeIntent) => Promise<Result>,
) {
  const entrance = await requirePersonForIntent(args);
  const result = await intent(entrance).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    entrance.log.error({ err: error }, "an intent of the office failed");
    throw toRefusal({ reason: "store away", ...toSent(args.request, entrance.form) });
  });
  const next = result instanceof Response ? result.headers.get("Location") : null;
  if (result instanceof Response && next) result.headers.set("Location", withDone(next, entrance.intent));
  return result;
}

/** Returns the sender and the action of a form. If not permitted, throws the refusal or the form to send again. */
async function requirePersonForIntent({ request, context, pattern }: OfficeArguments): Promise<OfficeIntent> {
  const office = getOffice(context);
  const form = await readForm(request);
  const intent = getIntent(form);
  const requirement = getGuardedRequirement(pattern, intent);
  const session = await getOwnSession(office, request).catch(() => {
    throw toRefusal({ reason: "store away", ...toSent(request, form) });
  });
  if (!session) throw toRefusal({ reason: "signed out", ...toSent(request, form) });
  const scope = requireScope(session, requirement);
  if (requirement.isSensitive && !session.isConfirmed)
    throw toRefusal({ reason: "not confirmed", ...toSent(request, form) });
  return { ...office, ...session, scope, intent, form, values: readValues(form) };
}

export type SignInEntrance = Office & {
  /** The name of the form's action; "GET" for loading the page. */
  intent: string;
  /** The cookie that identifies the browser. */
  browser: string;
  values: Typed;
  now: number;
};

/** For the pages of signing in, which are open to everybody. */
export async function loadSignIn({ request, context, pattern }: OfficeArguments): Promise<SignInEntrance> {
  const form = request.method === "POST" ? await readForm(request) : new FormData();
  const intent = request.method === "POST" ? getIntent(form) : "GET";
  if (getRequirement(pattern, intent) !== "open") throw toRefusal({ reason: "refused" });
  const browser = await readCookie(browserCookie, request);
  return { ...getOffice(context), intent, browser, values: readValues(form), now: Date.now() };
}

/** Finds the signed-in person for the frame around a page. It refuses nobody. */
export async function findPersonOf({ request, context }: Pick<OfficeArguments, "request" | "context">) {
  // While the store is away, the page inside the frame says so.
  const session = await getOwnSession(getOffice(context), request).catch(() => undefined);
  return session?.person;
}

/** The form's values by field, without files. */
function readValues(form: FormData): Typed {
  return Object.fromEntries(findTexts(form).map(({ name, value }) => [name, value]));
}

/** The submission id in every form that changes something: a form that is sent twice is carried out once. */
export const submissionRule = v.pipe(v.string(), v.uuid());
/** The version that the page showed, in forms about records that others may change meanwhile. */
export const numberRule = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));
export const INCOMPLETE_FORM = "Part of this form did not reach us. Please send it again.";

const NOWHERE = "https://office.invalid";

/** A path within the office to continue at; Today for any other address. */
export function toOfficePath(text: string) {
  const url = URL.parse(text, NOWHERE);
  const isOwn = url?.origin === NOWHERE && `${url.pathname}/`.startsWith("/office/");
  return isOwn ? url.pathname + url.search : "/office";
}

function getOffice(context: OfficeArguments["context"]) {
  const office = context.get(officeContext);
  if (!office) throw data(null, { status: 404 });
  return { ...office, now: Date.now(), context };
}

async function getOwnSession({ db, now }: { db: Office["db"]; now: number }, request: Request) {
  const secret = await readCookie(sessionCookie, request);
  const session = await getSession(db, secret, now);
  return session && { ...session, secret };
}

function getGuardedRequirement(pattern: string, intent: string): Requirement {
  const requirement = getRequirement(pattern, intent);
  if (requirement === undefined || requirement === "open") throw toRefusal({ reason: "refused" });
  return requirement;
}

/** Undefined for actions that no page declares: they are refused. */
function getRequirement(pattern: string, intent: string) {
  // React Router omits the leading slash.
  const known = requirements.get(pattern.startsWith("/") ? pattern : `/${pattern}`);
  return known && Object.hasOwn(known, intent) ? known[intent] : undefined;
}

function requireScope({ person }: { person: { role: Role } }, { permission }: Requirement) {
  const scope = permission[person.role];
  if (!scope) throw toRefusal({ reason: "refused" });
  return scope;
}

function toPath(request: Request) {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, "") + search;
}

function toSignInPath(request: Request) {
  const path = toPath(request);
  return path === "/office" ? "/office/sign-in" : `/office/sign-in?${new URLSearchParams({ next: path })}`;
}

/** The action of a form. "GET" is reserved for loaders and refused. */
function getIntent(form: FormData) {
  const { intent = "" } = readValues(form);
  return intent === "GET" ? "" : intent;
}

async function readForm(request: Request) {
  return request.formData().catch(() => new FormData());
}

/** The submitted form, so that nothing typed is lost. */
function toSent(request: Request, form: FormData) {
  const files = [...form.values()].flatMap((value) =>
    typeof value !== "string" && value.size > 0 ? [value.name] : [],
  );
  return { path: toPath(request), fields: findTexts(form), files };
}

function findTexts(form: FormData) {
  return [...form.entries()].flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
}
