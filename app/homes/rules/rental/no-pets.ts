import { findJoined } from "../joins.ts";
import type { RentalRule } from "../rule.ts";
import { findWords } from "../texts.ts";

const noPetsAtAll =
  /\b(?:no|without|nor|non) (?:large |big |indoor |furry )?(?:smok(?:ing|ers?)(?: or | and |, no | & |\/| nor )|child(?:ren)?(?: or | and |, no | & )|kids(?: or | and |, no | & )|part(?:y|ies)(?: or | and |, no | & ))?(?:no )?(?:pet[sz]?|animals?|dogs?|cats?|furry friends?|furry tenants?|fur[ -]?babies|four-legged friends|critters|creatures|pooch(?:es)?|pupp(?:y|ies)|kittens?)\b(?= ?(?:$|[.,;:!()&/–]|-(?!\w)|(?:or|and|no|allowed|permitted|accepted|considered|accommodated|please|sorry|smok|at|of any|under|whatsoever|preferred|only|policy|property|building|per|due|by|as|unfortunately|strictly|thanks?|(?:will be|can be|are|may be) (?:allowed|permitted|accepted|considered|accommodated)|(?:will|are|get) (?:given|preferred|looked)|in (?:this|the) (?:building|complex|block|property|apartment|flat|home|house|unit)(?! (?:for|in|since)))))/i;
const petsRefused =
  /\b(?:pets?|animals?|dogs?|cats?)(?: are| is| will| may| can| would)?(?: be)? ?(?:not|never|cannot|can't|won't|aren't|isn't)(?: to)?(?: be)? (?:strictly )?(?:allowed|permitted|accepted|considered|welcome|suitable|accommodated|kept|possible|approved|allowable)\b/i;
const petsProhibited =
  /\b(?:pets?|animals?|dogs?|cats?)(?: are| is)? (?:strictly |absolutely )?(?:prohibited|forbidden|banned|excluded|disallowed|off limits|out of the question|not an option|unable to be)\b/i;
const petsNo =
  /\b(?:pets?|animals?|dogs?|cats?) (?:are|is) (?:a |an )(?:firm |absolute |definite )?no\b|\b(?:pets?|animals?|dogs?|cats?)(?: allowed| permitted)?(?: ?[:\-–—=] ?|\? )(?:strictly |absolutely |definitely )?(?:no|nil|none|never|not here|not in this|unfortunately not|afraid not|not allowed|not permitted|not accepted|sorry)\b(?! (?:problem|worries|objection))/i;
const nilPets =
  /\b(?:zero|nil) (?:pets?|animals?|dogs?|cats?)\b|\bno[ -]pets?[ -](?:policy|rule|building|tenancy)\b/i;
const refusesPets =
  /\b(?:not|never|cannot|can't|won't|doesn't|don't|unable to|unwilling to|unfortunately cannot)(?: be| willing to| able to)? (?:accept|allow|permit|consider|accepting|considering|allowing|take|accommodate|approve|have|keep) (?:any |of )?(?:pets?|animals?|dogs?|cats?)\b/i;
const notForPets =
  /\b(?:not|isn't) (?:a )?(?:very )?(?:suitable|suited|appropriate|ideal|right) (?:for|to) (?:any |keeping )?(?:pets?|animals?|dogs?|cats?)\b|\bunsuitable for (?:pets?|animals?|dogs?|cats?)\b|\bnot (?:a )?(?:pet|dog|cat)[ -]friendly\b/i;
const petFree =
  /\b(?:pet|animal|dog|cat)[ -]free(?= ?(?:$|[.,;:!?)]|(?:building|block|complex|apartment|flat|home|house|household|property|unit|studio|tenancy|tenants?|only|preferred|environment|please)\b))/i;
const petOwnersRefused =
  /\b(?:pet owners|with (?:pets?|animals?|dogs?|cats?)) (?:need not|should not|will not|please do not|cannot|(?:should|please) look elsewhere)\b/i;
const notToPetOwners =
  /\b(?:not|no|cannot|can't|won't|unable to) (?:available (?:to|for) |open to |for |rent to |let to |lease to |consider |accept )?(?:pet owners|(?:people|tenants|renters|applicants|applications|households|families|anyone|anybody|those) with (?:a |any )?(?:pets?|animals?|dogs?|cats?))\b(?! (?:is|are|will be|has been|have been) (?:refused|declined|turned))/i;
const animals =
  /\b(?:pets?|animals?|dogs?|cats?|furry (?:friends?|tenants?|companions?|family)|fur[ -]?(?:babies|baby|kids)|four-legged (?:friends?|companions?|tenants?|family)|pupp(?:y|ies)|kittens?|pooch(?:es)?|pet[ -]owners?|animal lovers?|furry|feathered|finned|four-legged|critters|creatures|pooch(?:es)?|moggy|moggies)\b(?!-friendly| friendly|[ -](?:parks?|beach|walk|run|bed|door|shop|toys?|bonds?|deposits?|fees?)\b)/gi;
/** Not permitted, in one word or in several. */
const refusals =
  /\b(?:(?:not|never|cannot|can't|won't|don't|doesn't|aren't|isn't|unable|unwilling|decided against|rather not)(?: to)?(?: be| the| a| able| willing)?(?: strictly| currently| in a position)?(?: to)? (?:permit|permitted|permitting|allow|allowed|allowing|accept|accepted|accepting|consider|considered|considering|entertain|approve|approved|accommodate|keep|keeping|kept|live|reside|house|housed|home for|(?:home|house|flat|unit|place|property|building) (?:for|in which)|brought|bring|suit|suited|take|(?:a )?part of)|prohibits?|forbids?|disallows?|excludes?|(?:need|should) not apply|none may|not (?:to be )?kept|n\/a|(?:strictly|no) no|(?:are|is|be|being|will be|is always|are always|be automatically) (?:prohibited|forbidden|banned|excluded|disallowed|declined|refused|turned away|rejected)|against pets|(?:not|n't) consent|firm no|a no to|answer(?:'s| is) no|(?:have|has|need|needs) to (?:stay|live|go) elsewhere|ban on|bans)\b/gi;
/** They are one that is refused, or the tenant's choice. */
const apart =
  /[;!?()]|\b(?:but|smoking|smokers?|part(?:y|ies)|parking|allergic|need|refuse[ds]?|withh[eo]ld|unreasonably|whether|until|unless|without|who)\b/i;
/** A sentence about them, whatever stands between: "Pets, however small, are not allowed". */
const petsFirst =
  /^(?:sorry,? |unfortunately,? )?(?:pets|animals|dogs|cats)(?: (?:and|or) (?:pets|animals|dogs|cats))?(?=,| of (?:any|every|all)| large| small| big)/gi;
const petsElse = /[;!?()]|\b(?:but|smoking|smokers?|part(?:y|ies)|refuse[ds]?|unreasonably|until|unless)\b/i;
/** Households that have none are looked for. */
const ownersOfNone =
  /\b(?:tenants?|applicants?|renters?|people|households?|famil(?:y|ies)|couples?|person|persons|those|anyone|somebody|someone|suits?|suited to|offered to|only)\b/gi;
const ofNone =
  /\b(?:who (?:don't|do not|does not|doesn't) (?:own|have|keep) (?:a |any )?(?:pets?|animals?|dogs?|cats?)|without (?:any )?(?:pets?|animals?|dogs?|cats?)|(?:who )?(?:own|have|with|has|owning|having) no (?:pets?|animals?|dogs?|cats?)|(?:pet|animal|dog|cat)[ -](?:free|less))\b/gi;
const leaveYourPet =
  /\b(?:do not|don't|not to) apply (?:if|when) you (?:have|own|keep) (?:a |an |any )?(?:pets?|animals?|dogs?|cats?)\b|\b(?:pets?|animals?|dogs?|cats?) (?:must|have to|should|will have to|need to) (?:be left|stay) (?:behind|outside|elsewhere)\b|(?<!need to )\b(?:leave|rehome|re-home) (?:your|the) (?:pets?|animals?|dogs?|cats?)\b|\b(?:not|never|cannot|can't|won't|doesn't|don't) let (?:any )?(?:pets?|animals?|dogs?|cats?) in\b/i;
const petsWouldLive =
  /\bno (?:pets?|animals?|dogs?|cats?) (?:may|can|shall|should|to|live here|reside|are to|be kept|will be)\b/i;
const withAnimals =
  /\b(?:anyone|those|people|tenants|applicants|applications|renters|families|households) (?:with|owning|who (?:own|have|keep)|that include) (?:a |an |any )?(?:pets?|animals?|dogs?|cats?) (?:need not|should not|will not|won't|cannot|can't|are not|will be (?:declined|refused|rejected))\b/i;
/** Words that protect keeping a pet: consent may not be refused. */
const keepersRight =
  /\b(?:(?:not|cannot|can't|may not|must not|nobody may|no longer|never)(?: be)?(?: unreasonably)? (?:refuse[ds]?|withh[eo]ld|decline[ds]?|ban|banned|prohibit|prohibited|turned away)|without reason|unreasonably|landlord's consent|with (?:our |the owner's )?consent|can ask|may ask|(?:by|on|upon) application)\b/i;
/** A beach, a park or a shop: not the home. */
const elsewhere =
  /\b(?:pets?|animals?|dogs?|cats?)(?: are| is)?(?: not| never)? (?:allowed|permitted|welcome|accepted) (?:at|on) (?!(?:any|all|this|these|present|our|site|premises|the (?:property|premises|grounds|site|moment|lease|balcony|balconies))\b)/i;
/** Words about the neighbourhood or shared areas; they count unless the home is named as well. */
const place =
  /\b(?:beach|park|oval|playground|pool|lawn|reserve|cafe|market|cattery|kennel|gym|lobby|lift|foyer|bin room|common (?:area|garden|room|courtyard)|rooftop)\b/i;
const home =
  /\b(?:(?:allowed|permitted|accepted|considered|welcome|kept) here(?! by)|sorry|sadly|unfortunately|regret|strictly|landlord|owner|building|complex|block|apartment|unit|flat|home|house|premises|property)\b/i;
/** The home has been without pets. */
const ofPast =
  /\b(?:has|have|had|was|were|been) (?:always |never )?(?:been )?(?:kept )?(?:a )?pet[ -]free\b|\b(?:has|have|had|kept|owned) (?:had |seen |kept |housed |hosted |known )?no (?:pets?|animals?|dogs?|cats?)\b|\bthere (?:are|were|have been) (?:currently )?no (?:pets?|animals?|dogs?|cats?)\b|\b(?:has|have|had) (?:not|never) (?:kept|allowed|accepted|taken|had)\b/i;

export const noPets: RentalRule = {
  code: "no-pets",
  instead: "Say nothing about pets, or set pets to considered or welcome",
  test: (_rental, { texts }) =>
    texts
      .filter(({ masked }) => !isLawful(masked))
      .flatMap((text) => [
        ...findWords(
          text,
          noPetsAtAll,
          petsRefused,
          petsProhibited,
          petsNo,
          nilPets,
          refusesPets,
          notForPets,
          petFree,
          petOwnersRefused,
          notToPetOwners,
          leaveYourPet,
          petsWouldLive,
          withAnimals,
        ),
        ...findJoined(text, animals, refusals, { apart }),
        ...findJoined(text, petsFirst, refusals, { letters: 110, apart: petsElse }),
        ...findJoined(text, ownersOfNone, ofNone, { letters: 12 }),
      ])
      .slice(0, 1),
};

function isLawful(text: string) {
  return (
    [ofPast, elsewhere, keepersRight].some((context) => context.test(text)) ||
    (place.test(text) && !home.test(text))
  );
}
