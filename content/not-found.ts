/** Where a visitor whose address does not exist may want to go. */
export const elsewhere = [
  { label: "Homes for sale", href: "/listings" },
  { label: "Homes for rent", href: "/rentals" },
  { label: "Open homes", href: "/inspections" },
  { label: "Recent sales", href: "/sold" },
  { label: "Contact us", href: "/contact" },
] as const;
