import type { ReactNode } from "react";
import { FieldError, TextField } from "#app/ui/form/field.tsx";
import { ErrorSummary, SuccessNotice } from "#app/ui/form/notices.tsx";
import { IntentForm } from "../../frame/intent-form.tsx";
import { OfficePage } from "../../frame/office-page.tsx";
import { PasskeyForm } from "../passkeys/passkey-form.tsx";

type SignInPageProps = {
  /** Where to go on. */
  path: string;
  isSent: boolean;
  /** The phone's lock was set up or used in this browser: "here"; somewhere, perhaps here long ago: "somewhere". */
  lock?: "here" | "somewhere";
  /** The limit of the hour is reached: nothing was sent. */
  isTooMany?: boolean;
  options: object;
  email?: string;
  error?: string;
  passkeyError?: string;
};

/** True of every address, so that it says of none whether somebody has it. */
const TOO_MANY =
  "No link was sent: this hour five were asked for with this address, or twenty from your network. Use the newest link in your mailbox, or ask in a browser that you have signed in with before. Otherwise ask again in an hour.";

/** Signs in by the phone's lock, or asks for the address that gets a link. */
export function SignInPage(props: SignInPageProps) {
  const { path, isSent, lock, isTooMany, email, error, passkeyError } = props;
  if (isSent)
    return (
      <OfficePage title="Sign in">
        <SuccessNotice title="Look into your mailbox.">
          If the address is one of ours, a link is on its way. It works for fifteen minutes, once.
        </SuccessNotice>
      </OfficePage>
    );
  return (
    <OfficePage title="Sign in">
      {isTooMany && <ErrorSummary title={TOO_MANY} />}
      <div className="grid w-full max-w-96 gap-8">
        <FieldError name="passkey">{passkeyError}</FieldError>
        {lock === "here" && <Lock {...props} />}
        <IntentForm intent="ask for link" label="Send me a link" hidden={{ next: path }}>
          <TextField
            name="email"
            label="Your e-mail address at the agency"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={email}
            error={error}
          />
        </IntentForm>
        {lock === "somewhere" && (
          <Lock {...props} look="secondary">
            <p className="text-slate text-sm">Set up on another day?</p>
          </Lock>
        )}
      </div>
    </OfficePage>
  );
}

type LockProps = Pick<SignInPageProps, "path" | "options"> & {
  look?: "secondary";
  children?: ReactNode;
};

function Lock({ path, options, look, children }: LockProps) {
  return (
    <PasskeyForm
      use="sign in"
      intent="use passkey"
      label="Use this phone’s lock"
      hidden={{ next: path }}
      {...{ options, look }}
    >
      {children}
    </PasskeyForm>
  );
}
