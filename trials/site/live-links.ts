import { hash } from "node:crypto";
import { makeQuestion } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { addContractLink } from "#app/office-enquiries/contracts/contract-links.server.ts";
import { keepContract } from "#app/office-homes/papers.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { adopt } from "#app/register/adopt.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { moduleLinks } from "./module-links.ts";

const homeId = "S001";

/** Pages behind private links, all with the same token. */
export function toLivePages(token: string) {
  return [...moduleLinks.map(({ toPage }) => toPage(token)), `/contract/${token}`];
}

/** Fills a new store with a home whose contract the token opens, and with the modules' private pages. */
export async function addLiveLinks(dataDir: string, token: string) {
  const db = await openDatabase({ dataDir });
  const now = Date.now();
  await adopt(db, "agencies/headland/homes", now);
  for (const { add } of moduleLinks) await add(db, { homeId, token, now });
  const asked = { ...makeQuestion(), id: makeId(now) };
  await saveEnquiry(db, asked, { now, toNotices: () => [] });
  await keepContract(dataDir, homeId, Buffer.from("%PDF-1.7\n%%EOF\n"));
  await addContractLink(db, { enquiryId: asked.id, homeId }, now);
  const hashed = { hash: hash("sha256", token, "base64url") };
  await db.updateTable("contract_link").set(hashed).execute();
  await db.destroy();
}
