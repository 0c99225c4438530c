import { useState } from "react";
import { useActionData } from "react-router";
import Contact from "#app/routes/enquiries/contact.tsx";
import { makeId } from "#app/store/make-id.ts";
import { fetchOfficeMap, useData } from "../data.ts";

export function Component() {
  const [submissionId] = useState(() => makeId(Date.now()));
  const map = useData(fetchOfficeMap);
  return <Contact loaderData={{ submissionId, sent: undefined, map }} actionData={useActionData()} />;
}
