import type { PropertyCardInputs } from "#app/agency/blocks/site-blocks.ts";
import { toSaleListing } from "#app/homes/record/sale-record.ts";
import { createRuleCheck } from "#app/homes/rules/check-rules.ts";

/**
 * The rules before publishing, for cards that follow no home: the first words of a title or description that say the
 * price against the law, and what to write instead. `today` at the agency, as 2026-11-28.
 */
export function createCardCheck(today: string) {
  const check = createRuleCheck({ today, getEstimate: () => undefined });
  return ({ title, price = 0, description }: PropertyCardInputs) =>
    check(toSaleListing({ ...toBlank(), title, description, price_aud: price }, 0, 0)).find(
      ({ level, field }) => level === "stop" && (field === "title" || field === "description"),
    );
}

function toBlank() {
  const agent = { name: "", phone: "", email: "" };
  return {
    ...{ id: "card", address: "", suburb: "", type: "House" as const, images: [], agent },
    ...{ beds: 0, baths: 0, parking: 0 },
  };
}
