/** An option of a select: the value is submitted and stored, the label is shown. */
type Option = { value: string; label: string };

/** spec §9.11 */
export const propertyTypes = [
  { value: "house", label: "House" },
  { value: "apartment", label: "Apartment" },
  { value: "townhouse", label: "Townhouse" },
  { value: "villa", label: "Villa" },
  { value: "duplex", label: "Duplex" },
  { value: "land", label: "Land/Vacant Block" },
] as const;

/** Formats a value as the label of its option. */
export function asLabelOf(options: readonly Option[]) {
  return (value: string) => options.find((option) => option.value === value)?.label ?? value;
}
