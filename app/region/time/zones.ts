/** The time zone of each region, by its IANA name; alone in a file, since browsers load it. */
export const zones = {
  NSW: "Australia/Sydney",
  QLD: "Australia/Brisbane",
} as const;
