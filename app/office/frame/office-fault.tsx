import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Refusal, RefusedForm } from "../access/refusal.ts";
import { ActForm } from "./act-form.tsx";
import { OfficePage } from "./office-page.tsx";

/** Why a page or an act was refused; a form that was sent signed out waits here with what was typed. */
export function OfficeFault({ refusal }: { refusal: Refusal }) {
  if (refusal.reason === "refused")
    return (
      <OfficePage title="This is not yours to do">
        <p className="max-w-prose text-lead text-tide">
          Your role does not cover this page or this act, and nothing was changed. The principal can give you
          another role.
        </p>
        <p>
          <ButtonLink href={href("/office")}>Go to Today</ButtonLink>
        </p>
      </OfficePage>
    );
  if (refusal.reason === "not found")
    return (
      <OfficePage title="There is nothing here">
        <p className="max-w-prose text-lead text-tide">
          It was erased, or it belongs to somebody else now, or the address is wrong.
        </p>
        <p>
          <ButtonLink href={href("/office")}>Go to Today</ButtonLink>
        </p>
      </OfficePage>
    );
  return <SendAgain refusal={refusal} />;
}

const SIGN_IN_FIRST =
  "Nothing is lost, and nothing was done yet. Sign in on a page of its own, come back to this one, and send it again.";

const held = {
  "signed out": { title: "You are signed out", words: SIGN_IN_FIRST },
  "not confirmed": { title: "Please show that it is you", words: SIGN_IN_FIRST },
  "store away": {
    title: "The store does not answer",
    words: "Nothing is lost, and nothing was done yet. Wait a minute, and send it again.",
  },
} as const;

/** What people write themselves. */
const typedFields = ["answer", "note", "name", "email"];

function SendAgain({ refusal: { reason, path, fields } }: { refusal: RefusedForm }) {
  const { title, words } = held[reason];
  const act = fields.find(({ name }) => name === "act")?.value ?? "";
  const others = fields.filter(({ name }) => name !== "act");
  return (
    <OfficePage title={title}>
      <p className="max-w-prose text-lead text-tide">{words}</p>
      {reason !== "store away" && (
        <p>
          <ButtonLink href={href("/office/sign-in")} target="_blank" rel="noopener">
            Sign in (opens a new page)
          </ButtonLink>
        </p>
      )}
      <div className="grid max-w-prose gap-4 rounded-sm border border-line bg-white p-5">
        {others
          .filter(({ name }) => typedFields.includes(name))
          .map(({ name, value }) => (
            <p key={name} className="wrap-anywhere whitespace-pre-wrap">
              {value}
            </p>
          ))}
        <ActForm
          act={act}
          action={path}
          label="Send it again"
          hidden={Object.fromEntries(others.map(({ name, value }) => [name, value]))}
        />
      </div>
    </OfficePage>
  );
}
