/**
 * What sentences about people and about the future have in common: words that cost little to look for. The rules about
 * them read no others.
 */
export const aboutPeople =
  /\b(?:people|person|tenant|applicant|anyone|anybody|those|famil|couple|household|buyer|purchaser|resident|occupant|flatmate|housemate|professional|child|kid|babies|newborn|toddler|infant|teenager|ladies|lady|gent|woman|women|male|female|girl|boy|bloke|bachelor|student|retire|pension|senior|elderly|older|single|mum|mother|dad|father|parent|carer|gay|wheelchair|disab|able|health|visa|ndis|citizen|foreigner|migrant|refugee|local|aussie|australian|african|asian|islander|muslim|christian|jew|hindu|indian|pakistani|lebanese|chinese|arab|european|english|speak|recipient|adult|singles|under[ -]\d|over[ -]\d|overs|men\b|man\b)/i;
export const aboutOutcomes =
  /\b(?:guarantee|assured|certain|sure|bound to|risk|lose|can't|cannot|bank on|count on|without|no doubt|no consent|no council|no approval|no permission|no development|no da|definite|council|approv|consent|subdivi|rezon|upzon|zoning|height limit|planning rule|never|nothing|nobody|no one|double|triple|boom|soar|skyrocket|outperform|appreciate|take off|in value|to its|on its|to the value|to your|to every|instant|immediate|recession|inflation|crash|bullet|fool|worth|money|prices|values|rents|property|quoted|quoting|guided|pitched|priced|advertised|way is up|way from|but up|to go but|make you|earn you|net you|return you|mark our|mark my|we promise|no worries|da\b)/i;
