import { createContext, useContext } from "react";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";

/** When and how the office is reached; the document provides it. */
export const OfficeContext = createContext<OfficeWords | undefined>(undefined);

/** The office's phone and hours, as published. */
export function useOffice(): OfficeWords {
  const office = useContext(OfficeContext);
  if (!office) throw new Error("The document around this page does not say how the office is reached");
  return office;
}

/** Stands for the office's number in words that are written before it is known. */
export const PHONE = "{phone}";

export function withPhone(text: string, { phone }: Pick<OfficeWords, "phone">) {
  return text.replaceAll(PHONE, phone);
}
