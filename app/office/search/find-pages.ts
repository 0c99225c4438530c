import type { Role } from "#app/core/permission.ts";
import { findOfficePages } from "../frame/office-menu.tsx";
import type { FoundPart } from "./find-in-office.ts";

/** The pages of the office whose names have words that begin with what was typed. */
export function findPages(role: Role, typed: string): FoundPart | undefined {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = findOfficePages(role).filter(({ label }) => {
    const own = label.toLowerCase().split(/\s+/);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  if (found.length === 0) return undefined;
  const lines = found.map(({ label, href }) => ({ href, title: label, note: "", state: "" }));
  return { title: "Pages", count: found.length, lines };
}
