import { toPhoneHref } from "#app/region/format.ts";
import { Mail, Phone } from "#app/ui/icons.tsx";

type ContactLinesProps = { phones: readonly string[]; email: string; size?: keyof typeof sizes };

const sizes = {
  normal: { line: "min-h-9 gap-2.75", icon: "size-5" },
  small: { line: "min-h-7.5 gap-2.75 text-sm", icon: "size-4" },
} as const;

export function ContactLines({ phones, email, size = "normal" }: ContactLinesProps) {
  const { line, icon } = sizes[size];
  const link = `flex w-fit max-w-full items-center no-underline hover:underline ${line}`;
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={toPhoneHref(phone)} className={`tabular-nums ${link}`}>
            <Phone aria-hidden="true" className={`flex-none text-slate ${icon}`} />
            {phone}
          </a>
        </li>
      ))}
      <li>
        <a href={`mailto:${email}`} className={link}>
          <Mail aria-hidden="true" className={`flex-none text-slate ${icon}`} />
          <span className="wrap-anywhere min-w-0">{email}</span>
        </a>
      </li>
    </ul>
  );
}
