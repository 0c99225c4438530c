/** That no rule finds: what is said between the lines, or whose words have other senses too. */
export const unlawful = {
  sale: [
    "Bank on 6 per cent a year.",
    "Two minutes' stroll from Mount Druitt to the Sydney CBD.",
    "You will get the DA, no worries at all.",
    "Priced in the ones.",
    "Council has told us informally it will say yes.",
    "You will need to spend in the order of $2.5 million.",
    "Ballpark is one point four.",
    "Roughly eight hundred and fifty grand.",
    "Nobody has ever lost money in this street and you won't either.",
  ],
  rental: [
    "Rent is somewhere between nine hundred and nine fifty.",
    "Eight hundred to eight fifty a week.",
    "Sorry, families, this is not for you.",
    "Six months rent up front gets you to the top of the list and $20 more seals it.",
    "We love animals but the landlord doesn't, so none please.",
    "Nobody over 60 because of the stairs.",
  ],
};

export const lawful = {
  sale: [],
  rental: [],
};
