import { data, href, redirect } from "react-router";
import { PasskeyForm } from "#app/office/access/passkeys/passkey-form.tsx";
import {
  addPasskey,
  findPasskeys,
  removePasskey,
  toAddOptions,
} from "#app/office/access/passkeys/passkeys.server.ts";
import { handleIntent, type OfficeIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { lockCookie } from "#app/office/access/sessions.server.ts";
import { AskingFold } from "#app/office/frame/asking.tsx";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { roleLabels } from "#app/office/permissions.ts";
import { FieldError, TextField } from "#app/ui/form/field.tsx";
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
      added: formatMoment(created_at),
      used: used_at === null ? undefined : formatMoment(used_at),
    })),
    options: await toAddOptions(person, passkeys, place),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, changePasskeys);
}

async function changePasskeys({ db, intent, values, person, ...place }: OfficeIntent) {
  const { now } = place;
  if (intent === "remove passkey") {
    const removed = await db.transaction().execute(async (transaction) => {
      const name = await removePasskey(transaction, { id: values.passkey ?? "", personId: person.id });
      if (name)
        await writeLog(transaction, { person, intent, subject: person.name, before: { passkey: name }, now });
      return name;
    });
    // Removing the passkey of this session signs the phone out.
    return redirect(removed ? href("/office/sign-in") : href("/office/account"), 303);
  }
  const name = (values.name ?? "").trim().slice(0, MOST_LETTERS) || "My phone";
  const added = await addPasskey(db, { ...place, json: values.response ?? "", name, person, intent });
  if (!added) return data({ error: "This phone could not be added. Please try again." }, { status: 422 });
  return redirect(href("/office/account"), {
    status: 303,
    headers: { "Set-Cookie": await lockCookie.serialize(added) },
  });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { person, passkeys, options } = loaderData;
  return (
    <OfficePage title="Account" heading={person.name}>
      <p className="wrap-anywhere text-slate">
        {person.email} · {roleLabels[person.role]}
      </p>
      <div className="flex flex-wrap gap-3">
        <IntentForm intent="sign out" action={href("/office/sign-out")} label="Sign out" />
        <IntentForm
          intent="sign out everywhere"
          action={href("/office/sign-out")}
          label="Sign out everywhere"
        />
      </div>
      <section className="grid max-w-form gap-4">
        <h2 className="font-display text-h3">Phones that sign you in</h2>
        <FieldError name="passkey">{actionData?.error}</FieldError>
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {passkeys.map(({ id, name, added, used }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="wrap-anywhere">
                  <span className="font-semibold">{name}</span>
                  <span className="block text-slate text-sm">
                    Added {added}
                    {used && `, last used ${used}`}
                  </span>
                </span>
                <AskingFold
                  fold={`Remove ${name}`}
                  question={`Remove ${name}?`}
                  words="You are then signed out everywhere."
                  intent="remove passkey"
                  label="Remove it"
                  hidden={{ passkey: id }}
                />
              </li>
            ))}
          </ul>
        )}
        <PasskeyForm use="add" intent="add passkey" label="Use this phone’s lock next time" options={options}>
          <div className="w-full max-w-96">
            <TextField
              name="name"
              label="What you call this phone"
              defaultValue="My phone"
              autoComplete="off"
            />
          </div>
        </PasskeyForm>
        <noscript>
          <p className="text-slate">
            To sign in by the phone’s lock, this page needs script; a link by e-mail does not.
          </p>
        </noscript>
      </section>
    </OfficePage>
  );
}
