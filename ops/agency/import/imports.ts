import type { Import } from "./import-file.ts";

export type LoadImport = () => Promise<(bytes: Uint8Array, isWriting: boolean) => Promise<Import>>;

/**
 * Imports from an agency’s old site, by name. Loaded lazily: an import reads the agency’s folder, whose faults are for
 * the check to report.
 */
export const imports = new Map<string, LoadImport>([
  ["sold", async () => (await import("../../values/import-sold.ts")).importSold],
  ["subscribers", async () => (await import("../../newsletter/import-subscribers.ts")).importSubscribers],
]);
