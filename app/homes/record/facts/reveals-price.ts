const grouping = /(?<=\d)[, ](?=\d{3}(?!\d))/g;
/** "1900000", "950k", "two million", "$1.9" */
const prices = [/\d{6}/, /\d ?k\b/i, /\d ?mil/i, /million/i, /\$ ?\d\.\d/];
const letterM = /\d ?m\b/i;
/** Words near which "1.9m" is an amount and not a length. */
const asking = new Set(
  "offer offers price priced guide reserve bid bids over above around expects vendor owner".split(" "),
);

/** Whether a text may reveal the home's price. Such texts are withheld if the price is hidden. */
export function revealsPrice(text: string) {
  const plain = text.replace(grouping, "");
  if (prices.some((price) => price.test(plain))) return true;
  const isAsking =
    plain.includes("$") ||
    plain
      .toLowerCase()
      .split(/[^a-z]/)
      .some((word) => asking.has(word));
  return isAsking && letterM.test(plain);
}
