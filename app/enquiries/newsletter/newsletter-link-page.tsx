import { PageHeader } from "#app/site/page-header.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SuccessNotice } from "#app/ui/form/success-notice.tsx";
import { agency } from "#content/agency.ts";

type NewsletterLinkPageProps = {
  title: string;
  isKnown: boolean;
  isDone: boolean;
  question: string;
  button: string;
  answer: string;
};

/** Where a link in a newsletter mail leads: opening it changes nothing (mail scanners open links), the button does. */
export function NewsletterLinkPage({
  title,
  isKnown,
  isDone,
  question,
  button,
  answer,
}: NewsletterLinkPageProps) {
  return (
    <>
      <PageHeader
        crumbs={[
          { label: "Home", href: "/" },
          { label: "Stay Updated", href: "/newsletter" },
          { label: title },
        ]}
        title={title}
      />
      <div className="wrap grid justify-items-start gap-5 pb-(--section)">
        {!isKnown && (
          <p className="max-w-prose text-lead text-tide">
            This link does not work any more. Ring {agency.phone} or write to{" "}
            <a href={`mailto:${agency.email}`}>{agency.email}</a>, and we will see to it.
          </p>
        )}
        {isKnown && isDone && <SuccessNotice title={answer} />}
        {isKnown && !isDone && (
          <form method="post" className="grid max-w-prose justify-items-start gap-5">
            <p className="text-lead text-tide">{question}</p>
            <Button type="submit">{button}</Button>
          </form>
        )}
        {(isDone || !isKnown) && (
          <ButtonLink href="/" look="secondary">
            Return to Home
          </ButtonLink>
        )}
      </div>
    </>
  );
}
