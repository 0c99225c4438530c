import type { ReactNode } from "react";
import { href } from "react-router";
import type { Role } from "#app/store/office-rows.ts";
import { agency } from "#content/agency.ts";
import { may, type Permission } from "../access/may.ts";

type Link = { label: string; href: string; permission: Permission };

const links: readonly Link[] = [
  { label: "Today", href: href("/office"), permission: "use the office" },
  { label: "Enquiries", href: href("/office/enquiries"), permission: "see enquiries" },
  { label: "People", href: href("/office/people"), permission: "manage people" },
  { label: "Log", href: href("/office/log"), permission: "read the log" },
  { label: "Account", href: href("/office/account"), permission: "keep own account" },
];

type OfficeFrameProps = { person?: { name: string; role: Role }; pathname: string; children: ReactNode };

/** Around every page of the office. On a phone its menu is at the foot of the window, for the thumb. */
export function OfficeFrame({ person, pathname, children }: OfficeFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-16 left-(--gutter) z-50 bg-ink px-5 py-3 text-foam focus:top-3"
      >
        Skip to content
      </a>
      <header className="border-line border-b bg-foam print:hidden">
        <div className="wrap flex min-h-(--header-h) flex-wrap items-center justify-between gap-x-6">
          <a href={href("/office")} className="inline-flex items-baseline gap-3 py-2 no-underline">
            <span className="font-display text-3xl leading-none tracking-display">{agency.name}</span>
            <span className="font-medium text-slate text-xs">Office</span>
          </a>
          {person && <OfficeMenu role={person.role} pathname={pathname} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {person && <div className="h-(--bottom-bar-h) lg:hidden print:hidden" />}
    </div>
  );
}

function OfficeMenu({ role, pathname }: { role: Role; pathname: string }) {
  const shown = links.filter(({ permission }) => may(role, permission));
  return (
    <nav
      aria-label="Office"
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:bg-foam max-lg:pb-[env(safe-area-inset-bottom)] max-lg:shadow-bar"
    >
      <ul className="flex lg:gap-1">
        {shown.map((link) => (
          <li key={link.href} className="max-lg:grow">
            <a
              href={link.href}
              aria-current={isCurrent(link.href, pathname) ? "page" : undefined}
              className="inline-flex min-h-14 w-full items-center justify-center rounded-xs px-2 font-semibold text-sm no-underline current:shadow-rule hover:shadow-rule lg:min-h-11 lg:px-3 forced-colors:current:underline"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isCurrent(path: string, pathname: string) {
  return path === href("/office") ? pathname === path : pathname.startsWith(path);
}
