/**
 * Replaces ../disk.ts in browsers (package.json, "imports"). Used only in development: the production build reads no
 * files but agency.ts and places.ts.
 */
const { texts } = globalThis.agencyFiles;

export function readAgencyText(name: string) {
  const text = texts?.[name];
  if (text === undefined) throw new Error(`/agency.js lacks the agency’s ${name}.`);
  return text;
}

export function hasAgencyFile(name: string) {
  return texts?.[name] !== undefined;
}

export function toAgencyPath(name: string) {
  return name;
}
