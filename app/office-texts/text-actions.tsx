import { ButtonLink } from "#app/ui/button.tsx";
import { FieldError, SelectField } from "#app/ui/form/field.tsx";
import { AskingFold } from "../office/frame/asking.tsx";
import type { Errors } from "../office/frame/form-fields.tsx";
import { IntentForm } from "../office/frame/office-page.tsx";
import type { ShownText } from "./show-text.ts";

type TextActionsProps = NonNullable<ShownText["intents"]> & {
  /** The successor chosen in a form that is shown again. */
  successor?: string;
  errors?: Errors;
};

export function TextActions(props: TextActionsProps) {
  const { hasDraft, withdraw, successors, versions, errors = {} } = props;
  const links = {
    "Look at the draft in its page": hasDraft && props.previewHref,
    "Look at the page": props.pageHref,
    ...Object.fromEntries(props.pictures.map(({ label, href }) => [label, href])),
  };
  const hidden = (intent: string) => ({
    submission: props.submissions[intent] ?? "",
    version: String(props.version),
  });
  return (
    <div className="grid max-w-form gap-6 border-line border-t pt-6">
      <p className="flex flex-wrap gap-3">
        {Object.entries(links).map(
          ([label, address]) =>
            address && (
              <ButtonLink key={label} href={address} look="secondary">
                {label}
              </ButtonLink>
            ),
        )}
      </p>
      <FieldError name="intent">{errors.intent}</FieldError>
      {hasDraft && (
        <AskingFold
          fold="Throw the draft away"
          question="Throw it away?"
          words="What was written in it is deleted."
          intent="discard draft"
          label="Throw it away"
          hidden={hidden("discard draft")}
        />
      )}
      {successors && (
        <AskingFold
          fold="Take off the team"
          question="Who takes over homes and enquiries?"
          words="They can still sign in until the principal removes them under People."
          intent="leave"
          label="Take them off"
          hidden={hidden("leave")}
        >
          <SelectField
            name="successor"
            label="Who takes over"
            options={successors}
            defaultValue={props.successor}
            error={errors.successor}
          />
        </AskingFold>
      )}
      {withdraw && (
        <AskingFold
          fold={withdraw}
          question={`${withdraw}?`}
          words="It can be published again later."
          intent="withdraw"
          label="Take it off"
          hidden={hidden("withdraw")}
        />
      )}
      {props.canTakeBack && (
        <AskingFold
          fold="Take our changes back"
          question="Take our changes back?"
          words="The text of the agency’s folder takes the place of ours, which can be published again later."
          intent="take back"
          label="Take them back"
          hidden={hidden("take back")}
        />
      )}
      {versions.length > 0 && (
        <details className="border-line border-t">
          <summary className="flex min-h-12 items-center font-semibold">Earlier versions</summary>
          <ol className="divide-y divide-line border-line border-y">
            {versions.map(({ version, words, canPublish, previewHref: href }) => (
              <li key={version} className="grid gap-3 py-4">
                <p className="flex flex-wrap gap-x-5 gap-y-1">
                  <span>{words}</span>
                  {href && (
                    <a href={href} className="inline-flex min-h-6 items-center underline">
                      Look at it<span className="sr-only">: version {version}</span>
                    </a>
                  )}
                </p>
                {canPublish && (
                  <IntentForm
                    intent="publish again"
                    label={`Publish version ${version} again`}
                    hidden={{ ...hidden(`publish again ${version}`), again: String(version) }}
                  />
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
