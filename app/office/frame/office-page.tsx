import { type ReactNode, useId } from "react";
import { useLocation } from "react-router";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { ArrowLink, BackLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { findDoneWords, withoutDone } from "./done.ts";

type OfficePageProps = {
  title: string;
  heading?: string;
  back?: { href: string; label: string };
  /** The public page of the subject; undefined while visitors do not see it, null if they never do. */
  publicPage?: string | null;
  /** Shown with the done message. */
  afterDone?: ReactNode;
  /** The page shows the done message further down, at the part that was changed. */
  isDoneBelow?: boolean;
  /** Shown beside the page on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of the office: its title, the done message and its content in one column. */
export function OfficePage({
  title,
  heading = title,
  back,
  publicPage,
  afterDone,
  isDoneBelow = false,
  aside,
  children,
}: OfficePageProps) {
  const page = (
    <div className="grid content-start gap-6">
      <title>{toPageTitle(`${title} · Office`)}</title>
      <h1 className="font-display text-h2">{heading}</h1>
      {!isDoneBelow && <DoneNotice publicPage={publicPage} afterDone={afterDone} />}
      {back && (
        <p className="print:hidden">
          <BackLink href={back.href}>{back.label}</BackLink>
        </p>
      )}
      {children}
    </div>
  );
  return (
    <div className="wrap pt-6 pb-(--section) lg:pt-10">
      {aside ? (
        <div className="grid gap-(--spacing-columns) xl:grid-cols-list-page">
          {aside}
          {page}
        </div>
      ) : (
        page
      )}
    </div>
  );
}

/** The message about the action that led here, if any. */
export function DoneNotice({ publicPage, afterDone }: Pick<OfficePageProps, "publicPage" | "afterDone">) {
  const isSeen = publicPage === null ? undefined : publicPage !== undefined;
  const done = findDoneWords(useLocation().search, isSeen);
  if (!done) return null;
  return (
    <SuccessNotice title={done} autoFocus>
      {publicPage ? <ArrowLink href={publicPage}>See what visitors see</ArrowLink> : afterDone}
    </SuccessNotice>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

export type IntentFormProps = {
  /** The name of the action in the table of permissions. */
  intent: string;
  label: string;
  /** The subject, for screen readers. */
  about?: string;
  /** The address to submit to, if not the page itself. */
  action?: string;
  look?: "primary" | "secondary";
  size?: "small";
  hidden?: Readonly<Record<string, string>>;
  sendsFiles?: boolean;
  /** Further submit buttons. */
  also?: ReactNode;
  children?: ReactNode;
};

/** A form for one action of the office. It works without script. */
export function IntentForm(props: IntentFormProps) {
  const {
    intent,
    label,
    about,
    action,
    look = "secondary",
    size,
    hidden = {},
    sendsFiles,
    also,
    children,
  } = props;
  const page = withoutDone(useLocation());
  return (
    <form
      method="post"
      action={action ?? page}
      encType={sendsFiles ? "multipart/form-data" : undefined}
      noValidate
      data-draft={children ? "" : undefined}
      className="grid content-start justify-items-start gap-4"
    >
      <Hidden values={{ intent, ...hidden }} />
      {children && <div className="grid w-full gap-5">{children}</div>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} size={size}>
          {label}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
        {also}
      </div>
    </form>
  );
}

/** A form with several buttons. Typed text is kept on the device until it is sent. */
export function EditForm({ sendsFiles, children }: Pick<IntentFormProps, "sendsFiles" | "children">) {
  return (
    <form
      method="post"
      action={withoutDone(useLocation())}
      encType={sendsFiles ? "multipart/form-data" : undefined}
      noValidate
      data-draft=""
      className="grid gap-5 *:max-w-form"
    >
      {children}
    </form>
  );
}
