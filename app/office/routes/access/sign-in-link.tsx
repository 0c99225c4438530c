import { data, href } from "react-router";
import { loadSignIn, type SignInEntrance } from "#app/office/access/require-person.server.ts";
import { signIn } from "#app/office/access/sign-in-by-mail.server.ts";
import { getLink, isForPerson } from "#app/office/access/sign-ins.server.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/sign-in-link.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, browser, log, now } = await loadSignIn(args);
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  try {
    const link = await getLink(db, { token, browser, now });
    return data({ token, isValid: link !== undefined, isSameBrowser: link?.isSameBrowser ?? false });
  } catch (error) {
    log.error({ err: error }, "a sign-in link cannot be looked up");
    return toAway({ token, isSameBrowser: true });
  }
}

export async function action(args: Route.ActionArgs) {
  const entrance = await loadSignIn(args);
  const { token = "", email } = entrance.values;
  return signInByLink(args.request, { ...entrance, token, email: email ?? "" }).catch((error: unknown) => {
    entrance.log.error({ err: error }, "a sign-in link cannot be used");
    return toAway({ token, email, isSameBrowser: email === undefined });
  });
}

async function signInByLink(
  request: Request,
  { db, browser, now, token, email }: SignInEntrance & { token: string; email: string },
) {
  const link = await getLink(db, { token, browser, now });
  if (!link) return data({ token, isValid: false }, { status: 410 });
  if (!isForPerson(link, email)) {
    const error = "Enter the address that the link was sent to";
    return data({ token, isValid: true, email, isSameBrowser: false, error }, { status: 422 });
  }
  const person = { id: link.personId, name: link.personName };
  const signedIn = await signIn(db, request, { person, by: { linkId: link.id }, path: link.path, now });
  return signedIn ?? data({ token, isValid: false }, { status: 410 });
}

/** The page while the store is away: pressing the button again checks the link. */
function toAway(typed: { token: string; email?: string; isSameBrowser: boolean }) {
  return data({ ...typed, isValid: true, isAway: true }, { status: 503 });
}

type Shown = {
  token: string;
  isValid: boolean;
  /** Opened in the browser that asked for it. */
  isSameBrowser: boolean;
  /** The store does not answer. */
  isAway?: boolean;
  email?: string;
  error?: string;
};

/** Opening the link changes nothing, as mail scanners open links; the button signs in. */
export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  const shown: Shown = { ...loaderData, ...actionData };
  const { token, isValid, isSameBrowser, isAway, email, error } = shown;
  if (!isValid)
    return (
      <OfficePage title="This link does not work any more">
        <p className="max-w-prose text-lead text-tide">
          A link works once, for fifteen minutes, and only the newest one does.
        </p>
        <p>
          <ButtonLink href={href("/office/sign-in")}>Ask for a new link</ButtonLink>
        </p>
      </OfficePage>
    );
  return (
    <OfficePage title="Sign in">
      {isAway && (
        <ErrorSummary title="The store does not answer, and nothing was done: your link is not used up. Wait a minute, and press the button." />
      )}
      <IntentForm
        intent="use link"
        action={href("/office/sign-in/link")}
        label="Sign in"
        look="primary"
        hidden={{ token }}
      >
        {!isSameBrowser && (
          <div className="w-full max-w-96">
            <TextField
              name="email"
              label="Your e-mail address at the agency"
              hint="This is not the browser that asked for the link."
              type="email"
              autoComplete="username"
              inputMode="email"
              defaultValue={email}
              error={error}
            />
          </div>
        )}
      </IntentForm>
    </OfficePage>
  );
}
