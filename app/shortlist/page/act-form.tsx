import type { ReactNode } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";

type ActFormProps = {
  act: string;
  hidden?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** Every act on the list is a form, and works without script. */
export function ActForm({ act, hidden = {}, className = "", children }: ActFormProps) {
  return (
    <form method="post" action={href("/shortlist")} noValidate className={className}>
      <input type="hidden" name="act" value={act} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type ActButtonProps = Omit<ActFormProps, "children"> & {
  children: ReactNode;
  look?: "primary" | "secondary";
};

/** A form that is nothing but its button. */
export function ActButton({ children, look = "secondary", ...form }: ActButtonProps) {
  return (
    <ActForm {...form}>
      <Button type="submit" look={look} size="small">
        {children}
      </Button>
    </ActForm>
  );
}
