import { useActionData } from "react-router";
import Contact from "#app/routes/enquiries/contact.tsx";
import { usePageData } from "../data.ts";

export function Component() {
  const page = usePageData();
  const actionData = useActionData();
  return page && <Contact {...page} actionData={actionData} />;
}
