import { createContext, type RouterContextProvider } from "react-router";
import { getSourceId, toStatementPath } from "../record/listing-links.ts";
import type { SaleListing } from "../record/sale-record.ts";
import { getContract } from "./contract-files.server.ts";

/** DATA_DIR, which has the statements of information. */
export const statementsContext = createContext<string | undefined>(undefined);

/** Adds the statement of information to the listing's documents, if the office has uploaded one. */
export async function withStatement(context: Readonly<RouterContextProvider>, listing: SaleListing) {
  const dataDir = context.get(statementsContext);
  const id = getSourceId(listing);
  const statement = dataDir && (await getContract(dataDir, id, "statement"));
  if (!statement) return listing;
  const document = { title: "Statement of information", href: toStatementPath(id), bytes: statement.bytes };
  return { ...listing, documents: [document, ...listing.documents] };
}
