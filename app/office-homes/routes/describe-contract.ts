import { getContract, type Paper } from "#app/homes/contracts/contract-files.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { BYTES_PER_MB, toMegabytes } from "#app/office/uploads/most-megabytes.ts";
import type { HandHome } from "#app/register/by-hand/get-home.server.ts";

const LEAST_MB = 0.1;

/** "A PDF of 1.2 MB, since Thu 26 Nov, 9:04 am"; empty if there is none, undefined for a home that is not for sale. */
export async function describeContract(dataDir: string, { id, offer }: HandHome["row"], paper?: Paper) {
  if (offer !== "sale") return undefined;
  const contract = await getContract(dataDir, id, paper);
  if (!contract) return "";
  const megabytes = toMegabytes(Math.max(LEAST_MB * BYTES_PER_MB, contract.bytes));
  return `A PDF of ${megabytes}, since ${formatMoment(contract.since)}`;
}

/** Contract and statement in one line. */
export async function describeContracts(dataDir: string, row: HandHome["row"]) {
  const contract = await describeContract(dataDir, row);
  const statement = await describeContract(dataDir, row, "statement");
  return statement ? [contract, `Statement: ${statement}`].filter(Boolean).join("; ") : contract;
}
