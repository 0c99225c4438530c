import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { withoutDone } from "./done.ts";

type IntentFormProps = {
  /** The action, by its name in the table of permissions. */
  intent: string;
  label: string;
  /** The address to submit to, if not the page's own. */
  action?: string;
  look?: "primary" | "secondary";
  hidden?: Readonly<Record<string, string>>;
  /** Whether it carries files. */
  sendsFiles?: boolean;
  children?: ReactNode;
};

/** Every action of the office is a form, and works without script. */
export function IntentForm({
  intent,
  label,
  action,
  look = "secondary",
  hidden = {},
  sendsFiles,
  children,
}: IntentFormProps) {
  const page = withoutDone(useLocation());
  return (
    <form
      method="post"
      action={action ?? page}
      encType={sendsFiles ? "multipart/form-data" : undefined}
      noValidate
      className="grid content-start justify-items-start gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children && <div className="grid w-full gap-5">{children}</div>}
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  );
}
