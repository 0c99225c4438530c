export const lawfulAgainstEstimate = {
  price_text: ["$2,450,000", "Auction, guide $2.4m", "Auction guide $2.5m to $2.6m", "$2.4m - $2.6m"],
  description: [
    "The neighbours at number 9 paid $2.2m last winter.",
    "Guide $2.5m; the reserve is set on the day.",
    "It last changed hands for $1.1m in 2009.",
    "Guide price $2.5m, contract and reports on request.",
    "Next door sold $2.1m in May.",
    "Guide 2.4m to 2.6m.",
    "Contract price of $2.5m, five per cent deposit considered.",
    "Last sold in 2016 for $1.52 million.",
    "Auction guide $2,400,000 to $2,600,000.",
    "Price guide $2,400,000.",
    "For sale at $2,450,000, keys at exchange.",
    "Comparable sales: 9 Tern Lane, $2,350,000 in June; 22 Tern Lane, $2,700,000 in August.",
    "Insured for a replacement value of $950,000.",
  ],
};
