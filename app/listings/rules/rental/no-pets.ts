import { ruleSettings } from "#content/rules.ts";
import type { RentalRule } from "../rule.ts";
import { findWords } from "../texts.ts";

const noPetsAtAll =
  /\b(?:no|without|nor|non) (?:large |big |indoor |furry )?(?:smok(?:ing|ers?)(?: or | and |, no | & |\/| nor )|child(?:ren)?(?: or | and |, no | & )|kids(?: or | and |, no | & )|part(?:y|ies)(?: or | and |, no | & ))?(?:no )?(?:pets?|animals?|dogs?|cats?|furry friends?|furry tenants?|fur[ -]?babies|four-legged friends)\b(?= ?(?:$|[.,;:!()&/–-]|(?:or|and|allowed|permitted|accepted|considered|accommodated|please|sorry|smok|at|of any|under|whatsoever|preferred|only|policy|per|due|by|as|unfortunately|strictly|thanks?|(?:will be|can be|are|may be) (?:allowed|permitted|accepted|considered|accommodated|kept)|(?:will|are|get) (?:given|preferred|looked)|in (?:this|the) (?:building|complex|block|property|apartment|flat|home|house|unit)(?! (?:for|in|since)))))/i;
const petsRefused =
  /\b(?:pets?|animals?|dogs?|cats?)(?: are| is| will| may| can| would)?(?: be)? ?(?:not|never|cannot|can't|won't|aren't|isn't)(?: to)?(?: be)? (?:strictly )?(?:allowed|permitted|accepted|considered|welcome|suitable|accommodated|kept|possible|approved|allowable)\b/i;
const petsProhibited =
  /\b(?:pets?|animals?|dogs?|cats?)(?: are| is)? (?:strictly |absolutely )?(?:prohibited|forbidden|banned|excluded|disallowed|off limits|out of the question|not an option|unable to be)\b/i;
const petsNo =
  /\b(?:pets?|animals?|dogs?|cats?) (?:are|is) (?:a |an )(?:firm |absolute |definite )?no\b|\b(?:pets?|animals?|dogs?|cats?)(?: allowed| permitted)?(?: ?[:\-–—=] ?|\? )(?:no|nil|none|not allowed|not permitted|not accepted|sorry)\b(?! (?:problem|worries|objection))/i;
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
/** A beach, a park or a shop: not the home. */
const elsewhere =
  /\b(?:pets?|animals?|dogs?|cats?)(?: are| is)?(?: not| never)? (?:allowed|permitted|welcome|accepted) (?:at|on) (?!(?:any|all|this|these|present|our|site|premises|the (?:property|premises|grounds|site|moment|lease|balcony|balconies))\b)/i;
/** The home has been without pets. */
const ofPast =
  /\b(?:has|have|had|was|were|been) (?:always |never )?(?:been )?(?:kept )?(?:a )?pet[ -]free\b|\b(?:has|have|had) (?:had |seen |kept |housed |hosted |known )?no (?:pets?|animals?|dogs?|cats?)\b|\bthere (?:are|were|have been) (?:currently )?no (?:pets?|animals?|dogs?|cats?)\b/i;

export const noPets: RentalRule = {
  code: "no-pets",
  ...ruleSettings["no-pets"],
  law: "Residential Tenancies Act 2010, keeping of pets, as amended on 19 May 2025",
  instead: "Say nothing about pets, or set pets to considered or welcome",
  test: (_rental, { texts }) =>
    texts
      .filter(({ masked }) => !ofPast.test(masked) && !elsewhere.test(masked))
      .flatMap((text) =>
        findWords(
          text,
          noPetsAtAll,
          petsRefused,
          petsProhibited,
          petsNo,
          refusesPets,
          notForPets,
          petFree,
          petOwnersRefused,
          notToPetOwners,
        ),
      ),
};
