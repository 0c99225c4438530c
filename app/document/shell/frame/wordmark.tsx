import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";

export function Wordmark({ descriptor = "" }: { descriptor?: string }) {
  return (
    <a href={href("/")} className="inline-flex items-baseline gap-3 py-2 no-underline">
      <span className="font-display text-3xl leading-none tracking-display lg:text-wordmark">
        {agency.name}
      </span>
      {descriptor && (
        <span className="hidden font-medium text-slate text-xs leading-none sm:inline">{descriptor}</span>
      )}
    </a>
  );
}
