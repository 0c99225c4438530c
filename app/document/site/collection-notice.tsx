import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";

/** Says who collects the values and why (Australian Privacy Principle 5). */
export function CollectionNotice({ purpose }: { purpose: string }) {
  return (
    <p className="text-slate text-sm">
      {agency.legalName} collects this to {purpose}. Our{" "}
      <a href={href("/privacy")} className="underline">
        privacy policy
      </a>{" "}
      says who sees it, how long we keep it and how to have it erased.
    </p>
  );
}
