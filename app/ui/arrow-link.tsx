import { ArrowLeft, ArrowRight } from "./icons.tsx";

const line =
  "group link-rule inline-flex min-h-7 items-center gap-2 pb-0.5 font-semibold text-ui no-underline";

type ArrowLinkProps = {
  href: string;
  children: string;
  /** Added for screen readers where the same words occur twice on a page. */
  about?: string;
};

export function ArrowLink({ href, children, about }: ArrowLinkProps) {
  return (
    <a href={href} className={line}>
      {children}
      {about && <span className="sr-only"> {about}</span>}
      <ArrowRight className="size-4.5 transition-transform duration-(--dur-base) ease-tide group-hover:translate-x-0.75" />
    </a>
  );
}

/** A link to the level above. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={line}>
      <ArrowLeft className="size-4.5 transition-transform duration-(--dur-base) ease-tide group-hover:-translate-x-0.75" />
      {children}
    </a>
  );
}
