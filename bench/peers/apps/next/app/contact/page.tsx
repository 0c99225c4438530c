import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { OfficePanel } from "#app/enquiries/contact/contact-form.tsx";
import { OtherWays } from "#app/enquiries/contact/other-ways.tsx";
import { FormPage } from "#app/enquiries/form/form-page.tsx";
import { getPageData } from "../../data.ts";
import { Form } from "./form.tsx";

export const metadata = { title: "Contact Us · Headland" };

export default async function Page() {
  const { ways, map } = (await getPageData("contact")).loaderData;
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Contact")} title="Contact Us">
        A reply within 24 hours, from a person.
      </PageHeader>
      <OtherWays {...ways} />
      <FormPage aside={<OfficePanel map={map} />}>
        <h2 className="font-display text-h2">Curious about the value of your home?</h2>
        <Form />
      </FormPage>
    </>
  );
}
