import type { RouterContextProvider } from "react-router";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import { getContract } from "#app/homes/contracts/contract-files.server.ts";
import { getContractLink } from "#app/office-enquiries/contracts/contract-links.server.ts";
import { storeContext } from "#app/store/store-context.ts";

/** Finds the contract of a link; undefined where the link is not valid, or the contract no longer exists. */
export async function findAskedContract(context: Readonly<RouterContextProvider>, token: string) {
  const { db, dataDir } = context.get(storeContext);
  const link = await getContractLink(db, token, Date.now());
  if (!link || !(await getContract(dataDir, link.home_id))) return undefined;
  const address = readSubject(link.about)?.listing?.address ?? "the home";
  return { db, dataDir, hash: link.hash, homeId: link.home_id, address };
}
