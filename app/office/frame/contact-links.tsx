import { isMobile, toPhoneHref } from "#app/region/phone.ts";

/** Call, text and write with one thumb. */
export function ContactLinks({ phone, email }: { phone?: string; email?: string }) {
  const link = "inline-flex min-h-12 items-center wrap-anywhere font-semibold underline";
  return (
    <p className="flex flex-wrap gap-x-6">
      {phone && (
        <a href={toPhoneHref(phone)} className={link}>
          {phone}
        </a>
      )}
      {phone && isMobile(phone) && (
        <a href={toPhoneHref(phone).replace("tel:", "sms:")} className={link}>
          Text
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
