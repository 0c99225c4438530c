import type { ReactNode } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";

type IntentFormProps = {
  intent: string;
  hidden?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** Every action on the list is a form, and works without script. */
export function IntentForm({ intent, hidden = {}, className = "", children }: IntentFormProps) {
  return (
    <form method="post" action={href("/shortlist")} noValidate className={className}>
      <Hidden values={{ intent, ...hidden }} />
      {children}
    </form>
  );
}

/** A form that is nothing but its button. */
export function IntentButton({ children, ...form }: IntentFormProps) {
  return (
    <IntentForm {...form}>
      <Button type="submit" look="secondary" size="small">
        {children}
      </Button>
    </IntentForm>
  );
}
