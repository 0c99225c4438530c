import { soldProperties } from "#content/sold.ts";
import type { SoldProperty } from "./sold-property.ts";

/** The sold property with exactly that id (spec §2.16). */
export function getSoldProperty(id: string): SoldProperty | undefined {
  return soldProperties.find((property) => property.id === id);
}

/** Latest sale first. */
export function findSoldProperties(): SoldProperty[] {
  return soldProperties.toSorted((a, b) => b.soldDate.localeCompare(a.soldDate));
}

/** Latest sale first; records know their agent by e-mail. */
export function findAgentSales(email: string): SoldProperty[] {
  return findSoldProperties().filter(({ agentEmail }) => agentEmail === email);
}
