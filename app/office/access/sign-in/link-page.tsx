import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { IntentForm } from "../../frame/intent-form.tsx";
import { OfficePage } from "../../frame/office-page.tsx";

type LinkPageProps = {
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
export function LinkPage({ token, isValid, isSameBrowser, isAway, email, error }: LinkPageProps) {
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
        <ErrorSummary
          title="The store does not answer, and nothing was done: your link is not used up. Wait a minute, and press the button."
          errors={{}}
        />
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
