/** The agency’s own story, for the about page: paragraphs in reading order. */
export const aboutStory = {
  title: "About Us",
  lead: "{people} in a shop in Freshwater, selling and letting homes between Palm Beach and Manly since 2009.",
  heading: "One shop, one stretch of coast",
  picture: "place-barrenjoey",
  paragraphs: [
    "Headland opened in September 2009, in a shop on Seaspray Parade that had been a wetsuit repairer’s. Marion Tate had a desk, a telephone, a kettle borrowed from the bakery and a conviction that selling a house need not be a performance. The first listing was a brick semi two streets away. Marion knew the owners, the buyers and the dog, and the whole thing took sixteen days.",
    "We have grown since then, on purpose and not very much. Most of us sell, some are learning to sell well, and Tom looks after the rentals and most of our plumbing anecdotes. We still have the one shop. Nobody has an office with a door, so if you walk in with a question there is a fair chance that three people will answer it.",
    "We work from Palm Beach to Manly and nowhere else. It is a narrow strip, and it repays attention. The same house is worth a different sum on either side of a ridge, because one side loses the winter sun at half past two. We would sooner know that about forty streets than know a little about a whole city.",
    "What we sell is mostly other people’s largest decision, and we try to behave accordingly. We give a price and show where it came from. We tell buyers what we would want to be told. We answer every enquiry within 24 hours, even when the answer is that we do not know yet.",
  ],
} as const;

/** The four value cards of the about page; titles word for word (spec §2.20). */
export const aboutValues = [
  {
    title: "Expert Knowledge",
    text: "We read the development applications, the strata minutes and the flood maps, and we walk the street in the afternoon as well as the morning. Then we give an opinion and say why.",
  },
  {
    title: "Personalized Service",
    text: "The person you meet first is the person who opens the door at inspections, rings you on Sunday night and stands beside you at the auction. You will not be handed on.",
  },
  {
    title: "Proven Results",
    text: "Fifteen years and more than five hundred homes sold on one stretch of coast. Ask us for the sales nearest to you, including the ones that took longer than we said.",
  },
  {
    title: "Community Focus",
    text: "We live here. We patrol the beaches, coach the under-nines and sing in the choir, and we expect to see our buyers and our sellers in the same queue for coffee.",
  },
] as const;

/** What stands around the story. */
export const aboutWords = {
  valuesTitle: "What you can expect of us",
  closing: {
    title: "Come and meet us",
    sentence: "The kettle is on in Seaspray Parade. Or start with who does what, and ring the right person.",
  },
} as const;
