import { href } from "react-router";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { OwnerPage } from "../owner-page.tsx";
import type { Route } from "./+types/report-preview.ts";
import { readReport } from "./read-report.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { owner, view } = await readReport(entrance, args.params.id, args.context);
  return { id: owner.id, view };
}

/** Previews an owner's page as they see it now. */
export default function ReportedPage({ loaderData: { id, view } }: Route.ComponentProps) {
  return (
    <>
      <p className="wrap pt-6 print:hidden">
        <BackLink href={href("/office/reports/:id", { id })}>{`Report to ${view.name}`}</BackLink>
      </p>
      <OwnerPage view={view} />
    </>
  );
}
