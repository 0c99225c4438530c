import { officeMap } from "#app/document/coast/locator-maps.server.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { OfficePanel } from "#app/enquiries/contact/contact-form.tsx";
import { FormPage } from "#app/enquiries/form/form-page.tsx";
import { Form } from "./form.tsx";

export const metadata = { title: "Contact Us · Headland" };

export default function Page() {
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Contact")} title="Contact Us">
        A reply within 24 hours, from a person.
      </PageHeader>
      <FormPage aside={<OfficePanel map={officeMap} />}>
        <h2 className="font-display text-h2">Curious about the value of your home?</h2>
        <Form />
      </FormPage>
    </>
  );
}
