import { href } from "react-router";
import type { FormField } from "#app/office/homes/forms/part-form.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { IntentForm } from "../frame/intent-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import { Tabs } from "../frame/tabs.tsx";
import { FormFields } from "./form-fields.tsx";

type NewHomePageProps = {
  offers: readonly { value: string; label: string; fields: readonly FormField[] }[];
  offer: string;
  submission: string;
  errors?: Readonly<Record<string, string>>;
};

/** A home that no software sends begins with its address. */
export function NewHomePage({ offers, offer, submission, errors }: NewHomePageProps) {
  const chosen = offers.find(({ value }) => value === offer) ?? offers[0];
  return (
    <OfficePage title="New home">
      <p>
        <BackLink href={href("/office/homes")}>Homes</BackLink>
      </p>
      <Tabs
        label="For sale or for rent"
        tabs={offers.map(({ value, label }) => ({
          label,
          href: `${href("/office/homes/new")}?offer=${value}`,
          isCurrent: value === chosen?.value,
        }))}
      />
      {errors && <ErrorSummary title="Please look at this again." errors={errors} />}
      <div className="max-w-prose">
        <IntentForm
          intent="start"
          label="Begin the draft"
          look="primary"
          hidden={{ submission, offer: chosen?.value ?? "" }}
        >
          <div className="grid w-full gap-5">
            <FormFields fields={chosen?.fields ?? []} errors={errors} />
          </div>
        </IntentForm>
      </div>
    </OfficePage>
  );
}
