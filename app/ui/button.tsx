import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

const shape =
  "inline-flex items-center justify-center gap-2 rounded-xs border py-2 text-center font-semibold leading-tight no-underline transition-colors duration-(--dur-fast)";

const looks = {
  primary: "border-ink bg-ink text-foam hover:border-ink-hover hover:bg-ink-hover",
  secondary: "border-ink hover:bg-ink hover:text-foam",
} as const;

const sizes = {
  normal: "min-h-12 px-5.5 text-ui",
  small: "min-h-11 px-4.5 text-sm",
  block: "min-h-12 w-full px-5.5 text-ui",
  snug: "min-h-11 min-w-11 px-2 text-sm",
} as const;

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes };

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** A view has at most one primary button. */
export function Button({ look = "primary", size = "normal", type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${shape} ${looks[look]} ${sizes[size]}`} />;
}

type ButtonLinkProps = Look & {
  href: string;
  children: ReactNode;
  rel?: string;
  target?: "_blank";
  "aria-current"?: "page" | "true";
  /** Opens a dialog with script. */
  "data-dialog"?: true;
};

export function ButtonLink({ look = "primary", size = "normal", ...rest }: ButtonLinkProps) {
  return <a {...rest} className={`${shape} ${looks[look]} ${sizes[size]}`} />;
}

/** ButtonLink for client-side navigation. */
export function ButtonRouteLink({ look = "primary", ...rest }: Pick<Look, "look"> & LinkProps) {
  return <Link {...rest} className={`${shape} ${looks[look]} ${sizes.normal}`} />;
}
