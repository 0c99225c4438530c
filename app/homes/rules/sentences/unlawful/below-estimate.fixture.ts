export const unlawfulSales = {
  "below-estimate": {
    price_text: ["$2.3m - $2.5m", "Guide $2,250,000", "$2,395,000"],
    description: [
      "Bidding guide $2.2 million.",
      "Now asking $2,350,000 for a prompt sale.",
      "Now $2,300,000, slashed for a quick deal.",
      "Price guide $2.2m to $2.4m.",
      "The owners said they'd take 2.3 million before the weekend.",
      "Guide: $2.1m.",
      "Buy now for $2.29m.",
      "Guide revised to $2.25m.",
      "Price guide $2,250,000.",
      "Asking $2.35m for a fast sale.",
      "Auction guide $2,100,000 to $2,300,000.",
      "Yours for $2.2 million.",
    ],
    title: ["Price drop: $2,195,000", "Offered at $2,380,000"],
  },
};
