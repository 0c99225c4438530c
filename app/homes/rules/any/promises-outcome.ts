import { findJoined } from "../joins.ts";
import type { AnyRule, Text } from "../rule.ts";
import { aboutOutcomes, findWords } from "../texts.ts";

const certain =
  /\b(?:guarantee(?:d|s)?|assured?|surely|undoubtedly|certainty|certain to|sure to|bound to|bank on|come what may|year after year|year in,? year out|no way (?:this|it|you|your money)|only risk is|for as long as you own it|will always|can only|count on|risk[ -]free|no risk|can't lose|cannot lose|can't go wrong|cannot go wrong|never lose|never a (?:week|day) without|without fail|we (?:can |will )?promise|no doubt|without doubt|will definitely|is definite|sure[ -]fire|never be (?:empty|vacant)|(?:is|are) certain|for certain|mark (?:our|my) words|a certain|that's (?:a|our|my) promise|(?:is|it's) a promise|(?:our|my|personal) (?:promise|guarantee|word)|(?:take|have) (?:my|our) word|a (?:sure|certain|guaranteed)|(?:stake|put|bet) (?:our|my|the) (?:licences?|reputations?|house|name)|as sure as|inevitabl[ey]|unavoidable|assuredly|unstoppable|a given|foregone conclusion|baked in|locked in|can't fail|cannot fail|can't help but|cannot help but|money in the bank|take (?:it|that) to the bank|rest assured|(?:a )?sure thing|sure winner|certain winner|no worries)\b/gi;
const gains =
  /\b(?:capital (?:growth|gains?)|equity|outperform|full tenancy|growth|gains|returns?|yields?|appreciat(?:e|es|ion)|doubl(?:e|es)|go up|going up|rise|rises|rising|increase in value|profits?|investment|values|vacant week|vacanc(?:y|ies)|resale|money|value|per cent|tenants?|rental income|income|rent|occupancy|\d ?%|a week|worth a million|per cent|every year|a year|worth \$|uplift|upside|wealth|windfall|nest egg)\b/gi;
/** No lease and no warranty speaks of it. */
const growth =
  /\b(?:capital (?:growth|gains?)|equity|growth|gains|appreciation|profits?|uplift|upside|windfall|(?:resale|land|property|home|house) values?|values|worth more)\b/gi;
/** The value of a home, with its direction. */
const worth =
  /\b(?:prices?|values?|worth|rents|property|real estate|housing|market|equity|investment|money|suburb|street|area|pocket)\b/gi;
const oneWay =
  /\b(?:(?:only|never|always|just)(?: ever)?(?: been)?(?: going| heading| headed| go| goes| gone| move[sd]?| moving| head| travel| travels| point| points)?(?: in)? (?:up|upwards?|north|one (?:way|direction)|backwards|down(?!stairs| the| to)|fall|falls|fallen|drop|drops|dropped|rise|rises|climb|climbs|increase|increases|grow|grows)|one way(?:, and that(?:'s| is))?,? (?:and that is )?up|nowhere (?:else )?(?:to go )?but (?:up|north)|(?:no|one) (?:way|direction)(?: left)? but up)\b/gi;
/** Statements about the future of a value, a price or a profit. */
const willRise =
  /\b(?:will|'ll|are going to|is going to|are set to|is set to|are about to|is about to|are bound to|is bound to|are destined to|is destined to)(?: all| only| surely| soon| simply| just| keep| certainly| quickly| easily| no doubt| definitely)? (?:go(?:ing)? up|ris(?:e|ing)|climb(?:ing)?|jump|surge|soar|explode|skyrocket|increase|grow(?:ing)?|lift|balloon|double|triple)\b(?! in (?:size|height|number))/gi;
const worths =
  /\b(?:(?:property|home|house|land|unit|apartment|resale|local)? ?(?<!tax )values?|(?:property|home|house|land|unit) prices|prices (?:here|in)|equity|worth|wealth|investment|your money|your outlay|your purchase)\b/gi;
const youWill =
  /\b(?:you|buyers?|investors?|the (?:buyer|purchaser|next owner))(?: will|'ll| are going to| are sure to| are certain to| are bound to| can't help but| cannot help but| can)? (?:definitely |certainly |surely |easily |still |simply |also |always )?(?:make|turn|bank|pocket|realise|collect|reap|clear|walk away with|come out with|end up with|be (?:sitting|left) (?:on|with)|enjoy)\b/gi;
const windfall =
  /\b(?:profits?|capital gains?|windfall|fortune|killing|nest egg|mint|instant gain)\b(?! (?:share|and loss|from the view))/gi;
const approvals =
  /\b(?:approval|planning permission|extension|plans|approved|approve|consent|da|subdivision|subdivide|rezoning|rezoned|council|second storey|duplex|granny flat|second dwelling|townhouses)\b/gi;
const granted =
  /\b(?:guarantee(?:d|s)?|assured|certain(?:ty)?|undoubtedly|get the nod|a (?:mere |pure )?formality|a given|a done deal|done deal|as good as|in the bag|no (?:trouble|problem|obstacle|issue)|automatic|a foregone conclusion|sail through|nothing but paperwork|(?:just|only|mere) paperwork|say yes|wave (?:it )?through|no question|will be (?:granted|given|approved)|without (?:question|fail|doubt)|sure thing|will be (?:approved|rezoned)|will definitely|only a matter of time|you will get|no worries|rubber[ -]stamp)\b/gi;
const isUncertain = /\b(?:no|not a) (?:certainty|guarantee|promise)\b/i;
const councilWill =
  /\bcouncil (?:will|is certain to|is bound to|is sure to|must) (?:approve|grant|allow|rezone|say yes)\b|\bcouncil (?:has no choice|cannot refuse)\b/i;
const noConsent =
  /\bno (?:council |development )?(?:consent|approval|da|permission)(?: is)? (?:needed|required|necessary)\b/i;
const councilAgrees =
  /\bcouncil (?:is|are) (?:on side|behind (?:it|you)|happy to approve)\b|\b(?:rezoning|upzoning|approval|consent) is (?:coming|on its way|imminent|around the corner)\b|\bwithout (?:any )?(?:council |development )?(?:approval|consent|da)\b/i;
const building =
  /\b(?:townhouses?|rezoning|upzoning|two houses|duplex|granny flat|units|subdivide|knock down|second (?:house|dwelling)|storeys?|extension|build|apartments)\b/i;
const neverFalls =
  /\b(?<!tax )(?:prices|values|rents|property|money|this (?:suburb|street|area|pocket|market|land))(?: in this (?:street|suburb|area|pocket)| here| around here)? (?:(?:have|has|can|are|is|will) )?(?:never|only ever|always|can only|will only|only|heading in only|keep|will|headed) (?:fall|falls?|drops?|go(?:es)? (?:down|backwards|up)|rise|rises|rising|double|doubles|climb|climbs|climbing|grow|soar|skyrocket|boom|jump|increase|one (?:way|direction)|move in one direction)\b|\b(?:only way (?:from here )?is up|nowhere (?:to go )?but up|will be worth (?:\$|¤|double|twice|half as much|more))/i;
/** Doubles as a study, and doubles the space, is what a room does. */
const willGrow =
  /\b(?:will|set to|destined to|about to|poised to|going to|bound to|tipped to|ready to) (?:soon |only |surely |easily )?(?:double(?! as\b| up\b| the\b| your (?:living|floor|space))|triple|boom|soar|skyrocket|take off|(?:rise|grow|increase|climb|jump) in value|appreciate|outperform)\b|\b(?:add|adds|put|puts) (?:another |at least |up to )?(?:\d\d|five|ten|twenty|thirty) ?(?:%|per cent) (?:to|on) (?:its|the|your|every) (?:value|price|home|property)|\binvestment (?:that )?(?:will|can) never (?:let|fail|disappoint)|\byou(?: will|'ll)(?: definitely| surely| certainly| easily)? (?:be (?:\$\d\d\d,000|\$\d\dk|\$\d\d\dk|¤) ?(?:ahead|up|better off)|(?:make|earn|net|pocket|gain|profit) (?:at least |up to |over |around |more than )?(?:\$|¤))|\bwill (?:make|earn|net|return) you (?:\$|¤|money|a (?:profit|fortune|return)|rich)|\b(?:lift|push|drive|raise|boost) (?:the )?(?:prices|values|your value) (?:by|up by)\b|\bpays? for itself\b|\b(?:prices|values|property)(?: here)? doubles? every\b|\b(?:values|prices) through the roof\b|\b(?:rent|tenant|income) (?:will|that will) (?:always |easily )?(?:cover|pay) (?:your|the) (?:mortgage|loan|repayments)\b|\b(?:income|rent|return)s? (?:that )?never (?:stops?|falls?|fails?|ends?)\b|\bwill grow (?:by|at) |\b(?:be|become|make you) a millionaire\b|\b(?:instant|immediate) (?:equity|profit|capital (?:growth|gain))\b|\b(?:recession|inflation|crash)[ -]?proof\b|\b(?:bullet|fool)-?proof (?:investment|income|asset|return)/i;
/** Statements about what a neighbour may build or a council may decide. */
const neverBuilt =
  /\b(?:can|could|will|may|to|must) never (?:ever )?be (?:built (?:out|on|over|in)|taken away|blocked|lost|obstructed|interrupted|overlooked|developed)\b|\b(?:nothing|nobody|no one) (?:can|will|could|may) (?:ever )?(?:be built|build|block)\b|\b(?:zoning|height limit|planning rules?) (?:will|is going to|is about to) (?:change|be (?:lifted|changed|relaxed|doubled))\b|\bwill be (?:rezoned|upzoned)\b/i;
/** Land that is kept by law: that nobody builds there is a fact. */
const keptLand = /\b(?:national park|nature reserve|crown land|conservation (?:area|zone))\b/i;
/** An agent who says so quotes what the law forbids. */
const quotedLow =
  /\b(?:quoted|quoting|guided|pitched|priced|advertised)(?: it| this)?(?: deliberately| well| just| a couple of hundred thousand| a bit| thousands)? (?:under|below|lower than|low\b)(?: (?:our|the) (?:own )?(?:estimate|reserve|expectations?|real value)|(?= to (?:get|draw|attract))|$|[.!])|(?<!\b(?:not|never|don't) (?:quote|advertise|guide|price) )\b(?:under|below) (?:our|the agent's)(?: own)? (?:estimate|appraisal|valuation|expectations?)\b|\bagency agreement (?:estimates?|says|has) (?:it at )?(?:\$|¤)|\b(?:realistically|really|actually|truly) worth (?:\$|¤)|\bworth ¤ in our (?:opinion|view)\b|\b(?:we|our agents?)(?: (?:honestly|really|all|still|ourselves))? (?:estimate|expect|think|believe|know)(?: that)? (?:it|this(?: one| home)?) (?:will|to|should) (?:sell|go|fetch|bring|make|reach|achieve)(?: for)?(?: over| above| past| beyond)? (?:\$|¤)/i;
/** Denials before the words: "we make no promise that values will go up". */
const denied =
  /\b(?:(?:no|not|never|nor|nobody|no-one|none|without|neither|cannot|can't|don't|doesn't|won't|isn't|aren't|wasn't)(?: one| of us| agents?| agency| buyer| seller)?(?: can| should| could| is| are| be| a| an| any| make| makes| give| gives| offer| offers| our| we)?(?: a| an| any)?(?: promis(?:e|es|ed|ing)| guarantee[sd]?| certain(?:ty)?| assur(?:e|ed|ance)| forecasts?| predict(?:s|ed|ions?)?| representations?| claims?| advice| say(?:ing)?| tell| know| suggest(?:ing|ion)?| warrant(?:y|ies)?)|who knows|whether|past (?:growth|performance)|seek (?:your own )?advice|(?:own|independent) advice)\b/i;
/** The sentence promises nothing, or a contract makes the promise. */
const promised =
  /\b(?:no|not|nobody|never can|none|cannot (?:be|promise|guarantee)|can't (?:be|promise|guarantee)|don't|nothing|isn't|aren't|without a guarantee|lease|leaseback|leased|tenant in place|year guarantee|warranty|workmanship|subject to|stca|privacy|government|bank)\b/i;

/** Finds promises that nobody can keep: a home's future return, or a council's decision. */
export const promisesOutcome: AnyRule = {
  code: "promises-outcome",
  instead: "Say what has been approved, leased or sold, and promise no growth, return or consent",
  test: (_listing, { texts }) =>
    texts
      .filter(({ masked }) => aboutOutcomes.test(masked))
      .flatMap((text) => findPromises(text).slice(0, 1)),
};

function findPromises(text: Text) {
  const withoutRisk = text.masked.replace(noRisk, "");
  const isDenied = denied.test(withoutRisk);
  const isPromised = !(isDenied || promised.test(withoutRisk));
  return [
    ...findWords(
      text,
      ...(isUncertain.test(text.masked) ? [] : [councilWill]),
      ...(isDenied ? [] : [neverFalls, willGrow]),
      ...(keptLand.test(text.masked) ? [] : [neverBuilt]),
      quotedLow,
      ...(building.test(text.masked) ? [noConsent, councilAgrees] : []),
    ),
    ...(isDenied
      ? []
      : [
          ...findJoined(text, certain, growth, { letters: 60, apart: /[;?]/ }),
          ...findJoined(text, worth, oneWay, { apart: /[;?!]/ }),
          ...findJoined(text, worths, willRise, { apart: /[;?!]/ }),
          ...findJoined(text, youWill, windfall, { apart: /[;?!]/ }),
        ]),
    ...(isPromised
      ? [
          ...findJoined(text, certain, gains, { letters: 60, apart: /[;?]/ }),
          ...findJoined(text, approvals, granted, { letters: 30, apart: /[;?]/ }),
        ]
      : []),
  ];
}

const noRisk =
  /\bno (?:less than|fewer than|lower than|exceptions?|ifs|strings|matter|risk|doubt|question|way|trouble|obstacle|problem)\b|nothing but paperwork|never a (?:week|day) without|\bcannot (?:lose|go wrong)|\bcan't (?:lose|go wrong)/i;
