import { data, href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { findAskedContract } from "../contracts/asked-contract.server.ts";
import type { Route } from "./+types/contract.ts";

export function meta() {
  return toUnlistedMeta("Contract");
}

/** Wrong, ended, expired and erased tokens all show the same page. */
export function loader(args: Route.LoaderArgs) {
  return unlessAway(args, () => readContractLink(args));
}

async function readContractLink({ params, context }: Route.LoaderArgs) {
  const { phone } = context.get(textsContext).office;
  const found = await findAskedContract(context, params.token);
  const file = found && href("/contract/:token/file", { token: params.token });
  return data({ phone, file, address: found?.address }, { status: found ? 200 : 404 });
}

/** Opening the link reports nothing to the agent, because mail scanners open links; the button does. */
export default function ContractPage({ loaderData: { phone, file, address } }: Route.ComponentProps) {
  return (
    <div className="wrap section grid justify-items-start gap-5">
      <h1 className="font-display text-h2">
        {file ? `Contract of ${address}` : "This link no longer works"}
      </h1>
      {file ? (
        <form
          method="post"
          action={file}
          data-stays="yes"
          className="grid max-w-prose justify-items-start gap-5"
        >
          <p className="text-lead text-tide">
            A PDF, as {agency.name} has it today. The agent can see when it is opened, and how often.
          </p>
          <Button type="submit">Download the contract</Button>
        </form>
      ) : (
        <p className="max-w-prose text-lead text-tide">
          A link to a contract works for two weeks. For a new one, ask your agent:{" "}
          <span className="whitespace-nowrap sm:block">
            ring us on{" "}
            <a href={toPhoneHref(phone)} className="underline">
              {phone}
            </a>
            .
          </span>
        </p>
      )}
    </div>
  );
}
