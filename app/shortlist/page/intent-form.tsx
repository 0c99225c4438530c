import type { ReactNode } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";
import type { LinkKind } from "../kept-list.ts";

type IntentFormProps = {
  /** For fields outside the form element. */
  id?: string;
  intent: string;
  hidden?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** The form of an action on the list; works without script. */
export function IntentForm({ id, intent, hidden = {}, className = "", children }: IntentFormProps) {
  return (
    <form id={id} method="post" action={href("/shortlist")} noValidate className={className}>
      <Hidden values={{ intent, ...hidden }} />
      {children}
    </form>
  );
}

export function IntentButton({ children, ...form }: IntentFormProps) {
  return (
    <IntentForm {...form}>
      <Button type="submit" look="secondary" size="small">
        {children}
      </Button>
    </IntentForm>
  );
}

/** A read-only link to copy; a click selects all of it. */
export function LinkField({ id, label, url }: { id: string; label: string; url: string }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={url}
        className="block min-h-12 w-full rounded-xs border border-control bg-white px-3.5 py-2.5 text-sm leading-normal hover:border-ink"
      />
    </div>
  );
}

export function LinkButtons({ kind, hasLink }: { kind: LinkKind; hasLink: boolean }) {
  if (!hasLink)
    return (
      <IntentButton intent="make link" hidden={{ link: kind }}>
        Make a link
      </IntentButton>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <IntentButton intent="withdraw link" hidden={{ link: kind }}>
        Withdraw it
      </IntentButton>
      <IntentButton intent="make link" hidden={{ link: kind }}>
        Replace it
      </IntentButton>
    </div>
  );
}
