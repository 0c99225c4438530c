import { data, href, redirect } from "react-router";
import { AccountPage } from "#app/office/access/account-page.tsx";
import { lockCookie } from "#app/office/access/cookies.server.ts";
import {
  addPasskey,
  findPasskeys,
  removePasskey,
  toAddOptions,
} from "#app/office/access/passkeys/passkeys.server.ts";
import {
  getField,
  handleIntent,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { toMomentWords } from "#app/office/frame/moment-words.ts";
import { writeLog } from "#app/office/log/log.server.ts";
import type { Route } from "./+types/account.ts";

const MOST_LETTERS = 50;

export async function loader(args: Route.LoaderArgs) {
  const { db, person, ...place } = await requirePerson(args);
  const passkeys = await findPasskeys(db, person.id);
  return {
    person,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      added: toMomentWords(created_at),
      used: used_at === null ? undefined : toMomentWords(used_at),
    })),
    options: await toAddOptions(person, passkeys, place),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, changePasskeys);
}

async function changePasskeys({ db, intent, form, person, ...place }: OfficeIntent) {
  const { now } = place;
  if (intent === "remove passkey") {
    const removed = await db.transaction().execute(async (transaction) => {
      const name = await removePasskey(transaction, { id: getField(form, "passkey"), personId: person.id });
      if (name)
        await writeLog(transaction, { person, intent, subject: person.name, before: { passkey: name }, now });
      return name;
    });
    // Whose phone it was is signed out by now.
    return redirect(removed ? href("/office/sign-in") : href("/office/account"), 303);
  }
  const name = getField(form, "name").trim().slice(0, MOST_LETTERS) || "My phone";
  const added = await addPasskey(db, {
    ...place,
    json: getField(form, "response"),
    name,
    person,
    intent,
  });
  if (!added) return data({ error: "This phone could not be added. Please try again." }, { status: 422 });
  return redirect(href("/office/account"), {
    status: 303,
    headers: { "Set-Cookie": await lockCookie.serialize(added) },
  });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} {...actionData} />;
}
