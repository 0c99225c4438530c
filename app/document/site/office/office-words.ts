import { createContext, use } from "react";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";

/** The office's published hours and contact details; the document provides them. */
export const OfficeContext = createContext<OfficeWords | undefined>(undefined);

/** The office's published phone and hours. */
export function useOffice(): OfficeWords {
  const office = use(OfficeContext);
  if (!office) throw new Error("The document provides no OfficeContext");
  return office;
}

/** Placeholder for the office's number in words that are written before it is known. */
export const PHONE = "{phone}";

/** Puts the office’s number in place of the placeholder. */
export function withPhone(text: string, { phone }: Pick<OfficeWords, "phone">) {
  return text.replaceAll(PHONE, phone);
}
