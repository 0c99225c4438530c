import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { NotFoundLayout } from "#app/document/site/not-found-page.tsx";
import { isRefusal } from "#app/office/access/refusal.ts";
import { findPersonOf } from "#app/office/access/require-person.server.ts";
import { OfficeFault } from "#app/office/frame/office-fault.tsx";
import { OfficeFrame } from "#app/office/frame/office-frame.tsx";
import type { Route } from "./+types/frame.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return findPersonOf({ request, context });
}

/** Around every page of the office. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame person={loaderData} pathname={useLocation().pathname}>
      <Outlet />
    </OfficeFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const person = useRouteLoaderData<typeof loader>("routes/office/frame");
  const refusal = isRouteErrorResponse(error) && isRefusal(error.data) ? error.data : undefined;
  return (
    <OfficeFrame person={person} pathname={useLocation().pathname}>
      {refusal ? <OfficeFault refusal={refusal} /> : <Broken />}
    </OfficeFrame>
  );
}

function Broken() {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-h1">This page did not load</h1>
      <p className="max-w-120 text-lead text-tide">
        The fault is ours. Go back: what you typed is still in the form. Please try again in a minute.
      </p>
    </NotFoundLayout>
  );
}
