import { CircleAlert } from "../icons.tsx";

/** What is wrong with a field, under it; its id is what aria-describedby names. */
export function FieldError({ name, children }: { name: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={`${name}-error`} className="flex items-start gap-1.5 font-medium text-flame text-sm leading-snug">
      <CircleAlert aria-hidden="true" className="size-4 flex-none translate-y-0.5" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}
