import { TextField } from "#app/ui/form/field.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { ActForm } from "../frame/act-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";

type SignInPageProps = { path: string; isSent: boolean; error?: string; email?: string };

/** Asks for the address that gets a link. */
export function SignInPage({ path, isSent, error, email }: SignInPageProps) {
  return (
    <OfficePage title="Sign in">
      {isSent ? (
        <SuccessNotice title="Look into your mailbox.">
          If the address is one of ours, a link is on its way. It works for fifteen minutes, once. There are
          at most five links an hour.
        </SuccessNotice>
      ) : (
        <div className="w-full max-w-96">
          <ActForm act="ask for link" label="Send me a link" look="primary" hidden={{ next: path }}>
            <div className="w-full">
              <TextField
                name="email"
                label="Your e-mail address at the agency"
                type="email"
                autoComplete="username"
                inputMode="email"
                defaultValue={email}
                error={error}
              />
            </div>
          </ActForm>
        </div>
      )}
    </OfficePage>
  );
}
