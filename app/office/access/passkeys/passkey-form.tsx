import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";
import { withoutDone } from "../../frame/done.ts";
import { script } from "./passkeys.script.ts?script";

type PasskeyFormProps = {
  use: "add" | "sign in";
  intent: string;
  label: string;
  /** Options for the browser's credential manager. */
  options: object;
  hidden?: Readonly<Record<string, string>>;
  children?: ReactNode;
};

/** A form that the phone's lock fills in. It is shown only in browsers that support passkeys. */
export function PasskeyForm({ use, intent, label, options, hidden = {}, children }: PasskeyFormProps) {
  const page = withoutDone(useLocation());
  return (
    <>
      <form
        method="post"
        action={page}
        hidden
        data-passkey={use}
        data-options={JSON.stringify(options)}
        className="grid content-start justify-items-start gap-4"
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="response" />
        <Hidden values={hidden} />
        {children}
        <Button type="submit">{label}</Button>
        <p role="status" className="text-flame" />
      </form>
      <script>{script}</script>
    </>
  );
}
