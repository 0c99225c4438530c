import type { ReactNode } from "react";
import { agency } from "#app/agency/folder/agency.ts";
import { toPhoneHref } from "#app/region/format.ts";

/** The same for every link that is wrong, ended or erased. */
export function NoOwnerPage({ phone }: { phone: string }) {
  return (
    <div className="wrap section grid gap-4">
      <h1 className="text-h1">This link opens nothing</h1>
      <p className="max-w-prose text-lead text-tide">
        It was ended or replaced by a newer one. Your agent makes you another: ring us at{" "}
        <a href={toPhoneHref(phone)} className="underline">
          {phone}
        </a>
        .
      </p>
    </div>
  );
}

/** Around an owner's page: the agency's name, and nothing to be led away by. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <header className="border-line border-b print:border-0">
        <p className="wrap py-4 font-display text-3xl leading-none tracking-display print:py-0 print:text-xl">
          {agency.name}
        </p>
      </header>
      <main id="main" className="grow">
        {children}
      </main>
      <footer className="border-line border-t py-6 text-slate text-sm print:border-0 print:py-1 print:text-xs">
        <p className="wrap">
          {agency.legalName}, {agency.address.street}, {agency.address.suburb}
        </p>
      </footer>
    </div>
  );
}
