/**
 * Imports from an agency’s old site, by name. Loaded lazily: an import reads the agency’s folder, whose faults are for
 * the check to report.
 */
export const imports = {
  sold: async () => (await import("./import-sold.ts")).importSold,
  subscribers: async () => (await import("../../newsletter/import-subscribers.ts")).importSubscribers,
};

export type ImportName = keyof typeof imports;

export function isImport(name: string): name is ImportName {
  return Object.hasOwn(imports, name);
}
