import { isMobile, toPhoneHref } from "#app/region/phone.ts";

type ContactLinksProps = {
  phone?: string;
  email?: string;
  /** Whose contacts these are, if the page shows several people's. */
  about?: string;
};

/** Links to call, text and write, large enough for a thumb. */
export function ContactLinks({ phone, email, about }: ContactLinksProps) {
  const link = "inline-flex min-h-11 items-center lg:min-h-10 wrap-anywhere font-semibold underline";
  return (
    <p className="flex flex-wrap gap-x-6">
      {phone && (
        <a href={toPhoneHref(phone)} className={link}>
          {phone}
        </a>
      )}
      {phone && isMobile(phone) && (
        <a href={toPhoneHref(phone).replace("tel:", "sms:")} className={link}>
          Text{about && <span className="sr-only"> {about}</span>}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      )}
    </p>
  );
}
