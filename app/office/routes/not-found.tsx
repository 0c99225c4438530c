import { data } from "react-router";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficeFault } from "#app/office/frame/office-fault.tsx";
import type { Route } from "./+types/not-found.ts";

/** Asks strangers to sign in, as every page of the office does. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return data(null, { status: 404 });
}

/** The page at every address below /office that is none. */
export default function NotFound() {
  return <OfficeFault refusal={{ reason: "not found" }} />;
}
