import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";

export const newsletterLinks = {
  confirm: {
    title: "Confirm your address",
    description: `Confirm that you want ${agency.name}'s newsletter.`,
    question: "Press the button to get new listings and market notes by email, once a month.",
    button: "Confirm this address",
    unknown: "This link worked for seven days and has expired. You are not on our list.",
    done: "Thank you. Your address is confirmed, and you will get our next newsletter.",
  },
  leave: {
    title: "Unsubscribe",
    description: `Stop ${agency.name}'s newsletter.`,
    question: "Press the button and we won’t send you any more.",
    button: "Unsubscribe",
    unknown: "This address is not on our list, so we won’t send it anything.",
    done: "You are off the list. We won’t send you any more newsletters.",
  },
} as const;

export type NewsletterLink = keyof typeof newsletterLinks;

type NewsletterLinkPageProps = { link: NewsletterLink; isKnown: boolean; isDone: boolean };

/** The button acts, not the link, because mail scanners open links. */
export function NewsletterLinkPage({ link, isKnown, isDone }: NewsletterLinkPageProps) {
  const { title, question, button, unknown, done } = newsletterLinks[link];
  const { phone } = useOffice();
  return (
    <>
      <PageHeader
        crumbs={[
          { label: "Home", href: href("/") },
          { label: "Stay Updated", href: href("/newsletter") },
          { label: title },
        ]}
        title={title}
      />
      <div className="wrap grid justify-items-start gap-5 pb-(--section)">
        {!isKnown && (
          <p className="max-w-prose text-lead text-tide">
            {unknown} If that isn’t what you want, ring {phone} or write to{" "}
            <a href={`mailto:${agency.email}`}>{agency.email}</a>, and we will fix it.
          </p>
        )}
        {isKnown && isDone && <SuccessNotice title={done} />}
        {isKnown && !isDone && (
          <form method="post" className="grid max-w-prose justify-items-start gap-5">
            <p className="text-lead text-tide">{question}</p>
            <Button type="submit">{button}</Button>
          </form>
        )}
        {(isDone || !isKnown) && (
          <ButtonLink href={href("/")} look="secondary">
            Return to Home
          </ButtonLink>
        )}
      </div>
    </>
  );
}
