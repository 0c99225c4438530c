/** Compiles phrases, one per line: $ is an amount, ~ up to three words, and a space may be a hyphen. */
export function toPhrases(lines: string) {
  const phrases = lines
    .trim()
    .split("\n")
    .map((line) =>
      line
        .trim()
        .replaceAll("$", "(?<!¤)¤+")
        .replace(/ (?!\?)/g, "[ -]")
        .replaceAll("[ -]~[ -]", "(?: [^\\s.,;:!?]+){0,3}[ -]"),
    );
  return new RegExp(`(?<![a-z\\d])(?:${phrases.join("|")})(?![a-z\\d])`, "gi");
}

export const perWeek = "( ?pw| ?p/w| per week| a week| weekly)?";
export const animals = "(pets?|animals?|dogs?|cats?)";
export const gain = "(growth|gains?|returns?|yields?|profits?|income|equity|uplift|appreciation)";
export const faith = "(christian|catholic|muslim|islamic|jewish|hindu|buddhist|sikh)";

/** Phrases of the rules are ignored within these. */
export const exempt = toPhrases(`
  family (homes?|rooms?|friendly|living|bathrooms?|sized|kitchens?|areas?|meals|lifestyle|entertaining|entertainer|houses?|residences?|haven|retreat|dining|lounge|bath|sanctuary|car|cars|owned|beach|compound|apartment|zone|layout)
  (pet|dog|cat|child|kid) friendly|couples? of
  (parents|parents’|parent’s|children’s|kids’|kids|teenagers?|teenagers’|teenager’s) (retreat|wing|zone|room|bedrooms?|playroom|play area|playground|pool)
  (${faith}|anglican|boys’?|girls’?|boys and girls|infants) (public |primary |high |grammar )?(schools?|colleges?|church)
  (wheelchair|disabled|disability) (access|accessible|friendly|parking|ramp)
  mental health (services|centre)|men’s shed|ladies’ (pool|baths)
  (rental|investment|extra|additional|second|steady|current) income|income (producing|stream|potential)
  student (accommodation|housing)
  (no|without|free of) ~ fees?|no pet (bond|deposit|rent)
  no ${animals} (on|in) the (beach|sand|park|pool|gym|garden|reserve|lagoon|lobby|lift)
  no (child|children|kids|dogs?)( are)? (allowed )?in the (pool|spa|gym)( alone| unattended| unsupervised)?
  (not|never|no|nor|cannot be|without) (a )?guaranteed?( of)?( ${gain}| approval)?
  (rose|up|grew|increased|fell|down|reduced|changed|moved) from $
  from $ ?(to|and|–|—) ?$|$${perWeek},? from $|from $ a year (ago|earlier|before)
  (rates|levies|strata|fees|parking|water|electricity|bills|cleaning|quarter|services) (are |is )?from $
  medians? ~ $|medians? ~ (price|rent|in|for) ~ $|$ ?\\+ (sold|in sales)|$ (plus|\\+) gst
`);
