/**
 * In browsers this stands for ../disk.ts (package.json, "imports"). Only development reads it: what is built for visitors
 * asks for agency.ts and places.ts alone.
 */
const { texts } = globalThis.agencyFiles;

export function readAgencyText(name: string) {
  const text = texts?.[name];
  if (text === undefined) throw new Error(`The agency’s ${name} is not among what /agency.js brings.`);
  return text;
}

export function hasAgencyFile(name: string) {
  return texts?.[name] !== undefined;
}

export function toAgencyPath(name: string) {
  return name;
}
