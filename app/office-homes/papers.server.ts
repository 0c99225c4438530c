import { rm } from "node:fs/promises";
import { type Paper, toPaperFile } from "#app/homes/contracts/contract-files.server.ts";
import { replaceFile } from "#app/store/store-files.server.ts";

const END_BYTES = 1024;

/** Whether these bytes have the header and the end marker of a PDF (ISO 32000-1, 7.5). */
export function isPdf(bytes: Uint8Array) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.subarray(0, 5).equals(Buffer.from("%PDF-")) && text.subarray(-END_BYTES).includes("%%EOF");
}

export function keepContract(dataDir: string, homeId: string, bytes: Uint8Array, paper?: Paper) {
  return replaceFile(toPaperFile(dataDir, homeId, paper), bytes);
}

export function removeContract(dataDir: string, homeId: string, paper?: Paper) {
  return rm(toPaperFile(dataDir, homeId, paper), { force: true });
}
