import { href, useLocation } from "react-router";
import { withoutDone } from "#app/office/frame/done.ts";
import { type Errors, type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { LostReport } from "./owners-page.tsx";

type ReportPageProps = {
  id: string;
  name: string;
  email: string;
  /** The mail of the last one was given up. */
  isLost: boolean;
  home: { id: string; address: string };
  /** The words of the last one, where there is nothing new to tell. */
  resting?: string;
  /** "No report yet", "Last sent Mon 23 Nov, 9:04 am". */
  state: string;
  fields: readonly FormField[];
  hidden: Readonly<Record<string, string>>;
  /** The text part of its mail. */
  text: string;
  typed?: Typed;
  errors?: Errors;
  isChanged?: boolean;
};

/** The week's report to an owner: read, edited, and sent with one press. It rests when it has been sent. */
export function ReportPage(props: ReportPageProps) {
  const { id, name, email, isLost, home, state, resting, typed, errors, isChanged } = props;
  return (
    <OfficePage title={`Report to ${name}`}>
      <p>
        <BackLink href={href("/office/homes/:id/owners", { id: home.id })}>{home.address}</BackLink>
      </p>
      <p className="text-lead text-tide">{state}</p>
      {isLost && <LostReport id={id} email={email} />}
      {errors && <ErrorSummary title="Please correct the errors in the form." errors={errors} />}
      {isChanged && (
        <ErrorSummary title="Somebody else wrote or sent it meanwhile. Nothing of yours was sent; what you typed is in the form. Look at it again." />
      )}
      {resting && !typed ? <Resting id={id} words={resting} /> : <NextReport {...props} />}
    </OfficePage>
  );
}

function Resting({ id, words }: { id: string; words: string }) {
  return (
    <Part title="There is nothing new to tell">
      <p className="max-w-prose">Nobody has come, asked or booked since this was sent:</p>
      <blockquote className="wrap-anywhere max-w-prose whitespace-pre-wrap rounded-sm border border-line p-4">
        {words}
      </blockquote>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={`${href("/office/reports/:id", { id })}?another`} look="secondary">
          Write another now
        </ButtonLink>
        <ButtonLink href={href("/office/reports/:id/page", { id })} look="secondary">
          The owner’s page
        </ButtonLink>
      </p>
    </Part>
  );
}

function NextReport({ id, name, fields, hidden, text, typed, errors }: ReportPageProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-aside">
      <form method="post" action={withoutDone(useLocation())} noValidate className="grid max-w-form gap-5">
        <Hidden values={hidden} />
        <FormFields fields={fields} typed={typed} errors={errors} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="send report">
            Send to {name}
          </Button>
          <Button type="submit" name="intent" value="keep report" look="secondary">
            Keep and see it
          </Button>
        </div>
      </form>
      <Part title="See it">
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={href("/office/reports/:id/preview", { id })} look="secondary">
            The mail
          </ButtonLink>
          <ButtonLink href={href("/office/reports/:id/page", { id })} look="secondary">
            The page of {name}
          </ButtonLink>
        </p>
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap rounded-sm border border-line p-4">
          {text}
        </p>
      </Part>
    </div>
  );
}
