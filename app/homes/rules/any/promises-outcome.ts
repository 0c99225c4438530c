import { ruleSettings } from "#content/rules.ts";
import { findJoined } from "../joins.ts";
import type { AnyRule, Text } from "../rule.ts";
import { findWords } from "../texts.ts";

const certain =
  /\b(?:guarantee(?:d|s)?|assured|certain to|sure to|bound to|risk[ -]free|no risk|can't lose|cannot lose|can't go wrong|cannot go wrong|never lose|without fail|we promise|no doubt|without doubt|will definitely|is definite|sure[ -]fire|never be (?:empty|vacant)|(?:is|are) certain|for certain|mark (?:our|my) words|a certain|sure winner|certain winner|no worries)\b/gi;
const gains =
  /\b(?:capital (?:growth|gains?)|growth|gains|returns?|yields?|appreciat(?:e|es|ion)|doubl(?:e|es)|go up|going up|rise|rises|rising|increase in value|profits?|investment|values|vacant week|vacanc(?:y|ies)|resale|\d ?%|per cent|every year|a year|worth \$)\b/gi;
const approvals =
  /\b(?:approval|approved|approve|consent|da|subdivision|subdivide|rezoning|rezoned|council|second storey|duplex)\b/gi;
const granted =
  /\b(?:guarantee(?:d|s)?|assured|certain|a (?:mere )?formality|no question|will be (?:granted|given|approved)|without (?:question|fail|doubt)|sure thing|will be (?:approved|rezoned)|will definitely|only a matter of time|you will get|no worries|rubber[ -]stamp)\b/gi;
const councilWill =
  /\bcouncil (?:will|is certain to|is bound to|is sure to|must) (?:approve|grant|allow|rezone|say yes)\b|\bcouncil (?:has no choice|cannot refuse)\b/i;
const noConsent =
  /\bno (?:council |development )?(?:consent|approval|da|permission)(?: is)? (?:needed|required|necessary)\b/i;
const building =
  /\b(?:townhouses?|duplex|granny flat|units|subdivide|knock down|second (?:house|dwelling)|storeys?|extension|build|apartments)\b/i;
const neverFalls =
  /\b(?:prices|values|rents|property)(?: in this (?:street|suburb|area|pocket)| here| around here)? (?:never|only ever|always|can only|will only|will never|will always|will keep) (?:fall|falls?|drops?|go(?:es)? (?:down|backwards|up)|rise|rises|rising|rise|double|doubles|climb|climbs|climbing)\b|\b(?:prices|values) will (?:soar|skyrocket|boom|jump|double|rise|go up|climb|increase)\b|\bwill be worth \$|\bonly way (?:from here )?is up\b/i;
/** An agent who says so quotes what the law forbids. */
const quotedLow =
  /\b(?:quoted|quoting|guided|pitched|priced|advertised)(?: it| this)?(?: deliberately| well| just| a couple of hundred thousand| a bit| thousands)? (?:under|below|lower than|low\b)(?: (?:our|the) (?:own )?(?:estimate|reserve|expectations?|real value)|(?= to (?:get|draw|attract))|$|[.!])/i;
/** Nobody promises it, or a contract does. */
const promised =
  /\b(?:no|not|nobody|never can|none|cannot (?:be|promise|guarantee)|can't (?:be|promise|guarantee)|don't|nothing|isn't|aren't|without a guarantee|lease|leaseback|leased|tenant in place|year guarantee|warranty|workmanship|subject to|stca|privacy|government|bank)\b/i;

/** What nobody can know of a home: what it will earn, or what a council will decide. */
export const promisesOutcome: AnyRule = {
  code: "promises-outcome",
  ...ruleSettings["promises-outcome"],
  law: "Australian Consumer Law ss 18 and 30",
  instead: "Say what has been approved, leased or sold, and promise no growth, return or consent",
  test: (_listing, { texts }) => texts.flatMap((text) => findPromises(text).slice(0, 1)),
};

function findPromises(text: Text) {
  const isPromised = !promised.test(text.masked.replace(noRisk, ""));
  return [
    ...findWords(
      text,
      councilWill,
      neverFalls,
      quotedLow,
      ...(building.test(text.masked) ? [noConsent] : []),
    ),
    ...(isPromised
      ? [
          ...findJoined(text, certain, gains, { letters: 60, apart: /[;?]/ }),
          ...findJoined(text, approvals, granted, { letters: 30, apart: /[;?]/ }),
        ]
      : []),
  ];
}

const noRisk = /\bno (?:risk|doubt|question)\b|\bcannot (?:lose|go wrong)|\bcan't (?:lose|go wrong)/i;
