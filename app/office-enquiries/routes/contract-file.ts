import { href, redirect } from "react-router";
import { readContract } from "#app/homes/contracts/contract-files.server.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import { noteOpening } from "#app/office-enquiries/contracts/contract-links.server.ts";
import { findAskedContract } from "../contracts/asked-contract.server.ts";
import type { Route } from "./+types/contract-file.ts";

/** Only the button on the contract's page fetches the file. */
export function loader({ params: { token } }: Route.LoaderArgs) {
  return redirect(href("/contract/:token", { token }), 303);
}

export function action(args: Route.ActionArgs) {
  return unlessAway(args, () => download(args));
}

async function download({ params: { token }, context }: Route.ActionArgs) {
  const found = await findAskedContract(context, token);
  const bytes = found && (await readContract(found.dataDir, found.homeId));
  if (!bytes) return redirect(href("/contract/:token", { token }), 303);
  await noteOpening(found.db, found.hash, Date.now());
  const name = encodeURIComponent(`Contract, ${found.address}.pdf`);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="contract.pdf"; filename*=UTF-8''${name}`,
    },
  });
}
