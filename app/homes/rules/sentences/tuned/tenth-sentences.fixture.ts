/** Of whom a home is for and of what is promised: written with the two rules, then widened for. */
export const unlawfulSales = {
  "excludes-people": {
    description: [
      "Australian buyers only.",
      "The owner prefers to sell to a Greek family.",
      "Not for sale to migrants.",
      "Strictly for Christian purchasers.",
    ],
  },
  "promises-outcome": {
    description: [
      "Capital growth is guaranteed.",
      "Buy here and double your money within five years, guaranteed.",
      "You simply can't go wrong, prices will keep rising.",
      "A sure-fire return of 7 per cent for years to come.",
      "A second storey will be approved, council has no say.",
      "DA approval guaranteed.",
      "Prices in this street never fall.",
      "Rezoning to high density is only a matter of time.",
      "The unit will never be empty, so your yield is certain.",
      "A risk-free purchase with profits assured.",
      "Council is certain to allow three townhouses.",
    ],
  },
} as const;

export const unlawfulRentals = {
  "excludes-people": {
    description: [
      "No kids please.",
      "Sorry, no children.",
      "Suitable for adults only.",
      "Working couple preferred, no children or pets.",
      "We are looking for a female tenant.",
      "Would suit a married couple without children.",
      "Non-English speakers need not apply.",
      "No students, no backpackers.",
      "Tenants over 60 will not be considered.",
      "Single mothers won't be accepted.",
      "Only Australians will be considered.",
      "Professional females only.",
      "Families with babies should look elsewhere.",
      "The landlord won't rent to overseas students.",
      "No gay couples.",
      "Muslim families preferred.",
      "The flat is not available to people with disabilities.",
      "Applicants must be Australian citizens.",
    ],
  },
} as const;

export const lawfulSales = {
  description: [
    "Perfect for young families, downsizers and investors.",
    "An ideal first home for a young couple.",
    "Only families of wrens live in the hedge.",
    "The only single-level home in the row.",
    "Suits a growing family or a couple who work from home.",
    "Walk to the Catholic primary school and the Greek club.",
    "A women's ocean pool is five minutes away on foot.",
    "A village for people over 55.",
    "Zoned R3, which allows townhouses subject to council approval.",
    "The approval for the second storey was granted in 2023.",
    "Past growth is no guarantee of what follows.",
    "The sunset is guaranteed to please.",
    "Returns of the last three years are in the contract.",
    "The kitchen has a ten-year guarantee from its maker.",
    "Leased until June at $950 a week, a return of 2.1 per cent.",
    "The pool fence complies and is certified, so children are safe.",
    "A loft with a ladder, not suitable for small children.",
    "No consent was needed for the garden shed.",
    "Investors will be interested in the yield.",
    "You are sure to love the morning light.",
    "Foreign buyers should ask the FIRB before they bid.",
    "Asian-inspired gardens and an Italian kitchen.",
    "The studio is a quiet retreat for adults only in name.",
    "A strong rental return is likely, though nobody can promise one.",
    "The certain charm of 1920s brickwork.",
  ],
} as const;

export const lawfulRentals = {
  description: [
    "Families, couples and sharers are all welcome.",
    "Only one application per household, please.",
    "Suit a couple, a small family or sharers.",
    "Ideal for students, with the university five minutes away.",
    "No street parking for visitors.",
    "The building's gym has a women only hour on Tuesdays.",
    "Children love the park at the end of the lane.",
    "Seeking a quiet place by the water?",
    "Lift access only from the rear lane.",
    "Only the front door key is numbered.",
    "A child-friendly garden, fully fenced.",
    "The bus only stops when waved down.",
    "We do not discriminate: families with children, students and pensioners may all apply.",
    "Suited to professionals who like quiet.",
    "Approved applicants must be ready to sign within a day.",
    "Single garage, no pillars.",
    "Applicants must be over 18.",
    "Male and female bathrooms in the common pavilion.",
  ],
} as const;
