import { href } from "react-router";
import { type Errors, type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary, SuccessNotice } from "#app/ui/form/notices.tsx";

type OwnerLine = {
  id: string;
  name: string;
  email: string;
  /** "Last report Mon 23 Nov, 9:04 am". */
  state: string;
  /** Whether the mail of their last report could not be delivered. */
  isLost: boolean;
};

type OwnersPageProps = {
  home: { id: string; address: string };
  /** "seller" or "landlord". */
  role: string;
  owners: readonly OwnerLine[];
  fields: readonly FormField[];
  submission: string;
  typed?: Typed;
  errors?: Errors;
  /** A link that was just made. It is shown once, because the store keeps only a hash of its token. */
  made?: { name: string; url: string };
};

/** The owners of a home, who each have a private link, and a form to add one. */
export function OwnersPage({ home, role, owners, fields, submission, typed, errors, made }: OwnersPageProps) {
  return (
    <OfficePage
      title={`Owner of ${home.address}`}
      heading="The owner’s page"
      back={{ href: href("/office/homes/:id", { id: home.id }), label: home.address }}
    >
      {errors && <ErrorSummary title="Please correct the errors in the form." errors={errors} />}
      {made && (
        <SuccessNotice title={`The link for ${made.name} is made. It is shown here once: copy it now.`}>
          <a href={made.url} className="wrap-anywhere underline">
            {made.url}
          </a>
        </SuccessNotice>
      )}
      <p className="max-w-prose">
        A private page shows the {role} how their home is doing: enquiries, bookings, views, the price and
        what is next. It never shows who asked. Anybody with the link can read it, until you end it here.
      </p>
      {owners.map((owner) => (
        <Part key={owner.id} title={owner.name}>
          <p className="wrap-anywhere text-slate">
            {owner.email} · {owner.state}
          </p>
          {owner.isLost && <LostReport id={owner.id} email={owner.email} />}
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={href("/office/reports/:id", { id: owner.id })}>Write the report</ButtonLink>
            <IntentForm
              intent="new link"
              label={`New link for ${owner.name}`}
              hidden={{ submission, owner: owner.id }}
            />
            <IntentForm
              intent="end link"
              label={`End ${owner.name}’s page`}
              hidden={{ submission, owner: owner.id }}
            />
          </div>
        </Part>
      ))}
      <section className="grid max-w-form gap-4">
        <h2 className="font-display text-h3">{owners.length > 0 ? "Another owner" : "Make a page"}</h2>
        <IntentForm
          intent="make link"
          label="Make the link"
          look={owners.length > 0 ? "secondary" : "primary"}
          hidden={{ submission }}
        >
          <div className="grid w-full gap-4 sm:grid-cols-2">
            <FormFields fields={fields} typed={typed} errors={errors} />
          </div>
        </IntentForm>
      </section>
    </OfficePage>
  );
}

/** Says that the last report could not be delivered, and offers to send it again. */
export function LostReport({ id, email }: { id: string; email: string }) {
  return (
    <div className="grid max-w-prose gap-3">
      <p>
        The mail of the last report could not be delivered for five days, so we stopped trying. Is {email}{" "}
        right? If not, end the page and make one with the right address.
      </p>
      <IntentForm
        intent="resend report"
        action={href("/office/reports/:id", { id })}
        label="Send the report again"
        about={email}
      />
    </div>
  );
}
