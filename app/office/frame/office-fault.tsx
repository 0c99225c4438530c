import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { OfficePage } from "./office-page.tsx";
import type { Refusal, RefusedForm } from "./refusal.ts";

const final = {
  refused: {
    title: "You may not do this",
    words: "Your role does not allow this, and nothing was changed. The principal can give you another role.",
  },
  "not found": {
    title: "There is nothing here",
    words: "It was erased, or it belongs to somebody else now, or the address is wrong.",
  },
  unread: {
    title: "The store does not answer",
    words: "So this page cannot be shown. Nothing is lost: load it again in a minute.",
  },
} as const;

/** Says why a page or an action was refused. A form sent while signed out is kept here with its values. */
export function OfficeFault({ refusal }: { refusal: Refusal }) {
  if ("path" in refusal) return <SendAgain refusal={refusal} />;
  const { title, words } = final[refusal.reason];
  return (
    <OfficePage title={title}>
      <p className="max-w-prose text-lead text-tide">{words}</p>
      <div data-lost-drafts="" className="grid gap-2" />
      <p>
        <ButtonLink href={href("/office")}>Go to Today</ButtonLink>
      </p>
    </OfficePage>
  );
}

const SIGN_IN_FIRST =
  "Nothing is lost, and nothing was done yet. Sign in on a page of its own, which then leads to where you were, or come back to this one and send it again.";

const held = {
  "signed out": { title: "You are signed out", words: SIGN_IN_FIRST },
  "not confirmed": { title: "Please confirm that it is you", words: SIGN_IN_FIRST },
  "store away": {
    title: "The store does not answer",
    words: "Nothing is lost. Wait a minute, and send it again: it is done once, however often it is sent.",
  },
} as const;

const unseen = ["intent", "submission", "version", "seen", "person", "response", "passkey", "next"];

function SendAgain({ refusal: { reason, path, fields, files } }: { refusal: RefusedForm }) {
  const { title, words } = held[reason];
  const typed = fields.filter(({ name, value }) => !unseen.includes(name) && value !== "");
  return (
    <OfficePage title={title}>
      <p className="max-w-prose text-lead text-tide">{words}</p>
      {files.length > 0 && (
        <p className="wrap-anywhere max-w-prose">
          Not stored here, but still on your device: {files.join(", ")}. Go back to choose again.
        </p>
      )}
      {reason !== "store away" && (
        <p>
          <ButtonLink
            href={`${href("/office/sign-in")}?${new URLSearchParams({ next: path })}`}
            target="_blank"
            rel="noopener"
          >
            Sign in (opens a new page)
          </ButtonLink>
        </p>
      )}
      <form
        method="post"
        action={path}
        className="grid max-w-prose justify-items-start gap-4 rounded-sm border border-line bg-white p-5"
      >
        {typed.map(({ name, value }) => (
          <p key={name + value} className="wrap-anywhere whitespace-pre-wrap">
            {value}
          </p>
        ))}
        {fields.map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">Send it again</Button>
      </form>
    </OfficePage>
  );
}
