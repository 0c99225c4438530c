/** How the sentences of an advertisement say whose price an amount is. In expressions, ¤ is a price. */
export type PriceWords = {
  /** Right before the price of the home, whatever else the sentence says. */
  surely: RegExp;
  /** No rule looks for prices in sentences without one of these. */
  telling: readonly RegExp[];
  /** Before the price that the home is offered at. */
  own: RegExp;
  /** Before other amounts. */
  else: RegExp;
  /** Words about the sale of another home: the sentence is about that home. */
  another: RegExp;
  /** After other amounts, in the same clause. */
  elseAfter: RegExp;
  /** Right before a price that is written without sign: "offers over 900,000". */
  unsignedBefore: RegExp;
  /** Right after a price that is written without sign: "900 per week". */
  unitAfter: RegExp;
};

export const salePriceWords: PriceWords = {
  surely:
    /(?<!\b(?:median|house|unit|land|sale|sold|average|reserve|last|previous|their|its|a|the) )\b(?:priced|prices|price guide)(?: from| at| of| is|:)? $/i,
  telling: [
    /\$|\d[.,]\d|\d\d\d|\d ?[km+']/i,
    /\b(?:million|thousand|hundreds|figure|six-figure|seven-figure|ones|twos|threes|fours|fives|sevens|eights|nines|with an? |with at least an? |aud|o\/o|offers over|offers above|offer over|offer above|\ds\b)/i,
  ],
  own: /\b(?:offers?|o\/o|been quoted|bids?|bidding|guide|guided|guiding|asking|quoting|price expectations?|priced to sell|(?<!\b(?:are|were|is|was|be|extension,|plans,) )(?:priced|listed) (?:from|at(?! around)|for|over|in)|yours for|on the market (?:at|for)|for sale (?:at|for|from)|interest|pointing|points? (?:buyers )?to|think|vendors?|sellers?|(?<!\bcost the )(?<!\bcost the (?:present|current|previous|last) )owners|expectations?|says the owner|(?:and|then) it is yours|be sold|yours (?:at|for|from)|buy it|expect(?:ed)? (?:it )?to|puts? (?:it|this(?: one| home)?) at)\b/gi,
  else: /\b(?:(?<!be )sold|sales|spent|spend|spending|invest(?:ed|ing|ment)?|paid|(?<!expect to )pay|pays|save[ds]?|saving|savings|insured|insurance|insurer|valu(?:e[ds]?|ation)|valuer|worth|costs?|costing|income|earn(?:s|ed|ing)?|gross(?:ing|es|ed)?|rent(?:s|ed|al)?|leased?|returns?|returning|yield|renovations?|renovating|extensions?|extended|additions?|duty|median|medians|averag(?:e|ed|ing)|suburb's|street's|postcode|twin|another|turned down|found a buyer|went to|came (?:in )?(?:at|to)|(?:would|could|might) come (?:in )?(?:at|to)|architects?|loft|(?:buyers|people|families|sales?) in(?! the| this| our| excess)|dearest|two along|surveyor|rebuild|restoration|made|(?:homes|houses|ones) behind|(?:is|are) going into|land tax|(?:sea|rock|ocean) pool|wharf|club|school's|hall|bridge|tunnel|library|hospital|foreshore|nearby|neighbours?|neighbouring|next door|across the road|comparable|similar|sister|fetched|achieved|changed hands|street have|street has|(?:homes|houses|units|apartments|villas|townhouses|terraces|flats|blocks|lots) (?:in|on|here|there|now|nearby|like|around|of|along|have|sell)|up to|first home|schemes?|governments?|eligible|records?|fund|funds|levy|levies|rates|strata|council|concession|threshold|grant|built|build|builders?|quote|(?<!been )quoted|quotes|added|underbidders?|missed out|could be(?! yours| had| bought)|plans for|approved|approval|deposit|mortgage|loan|borrow(?:ing)?|wages?|salary|tax|second storey|fitted out|refurbished|upgrades?|upgraded|centre|budgeted|replacement|(?<!be )bought|purchased|set you back|body corporate|owners corporation|set aside|could add|granny flat|homes over|houses over|donated|granted|funded|funding|allocated|pledged|contributed|prize|went for|goes for|traded|exchanged|raised|raising|received|awarded|passed in|identical|number \d)\b|(?<!\b(?:pric|offer|list|advertis|guid|market|expect|reduc|revis|adjust|estimat|tipp|position|want|quot|need|invit|open|start|anticipat|consider|indicat|ask|pitch|pegg|bas|furnish|exce|ne|plac))ed(?: for| at| by| to)?(?: just)?(?: over| above| below| about| around| almost| nearly| more than| some| to)? $/gi,
  another:
    /\b(?:next door|nearby|across the (?:road|street)|(?:down|up|over) the (?:road|street)|around the corner|(?:one|two|three) doors (?:up|down|along|away)) (?:drew|had|fetched|received|attracted|achieved|sold|made|went|brought|saw|took|won)\b/i,
  elseAfter:
    /\b(?:renovations?|renovating|renovated (?:for|in|at)|upgrades?|improvements?|refurbishment|extension|extensions|spent|invested|went|gone|gone into|(?:is|are) going into|each|worth of|works?|duty|grant|income|year|annum|annually|pa|p\.a\.|median|medians|saved|savings|fund|loan|deposit|profit|turnover|budget|(?:per|a) (?:week|month|night|season|quarter)|nearby|next door|behind|beside|opposite|of (?:marble|joinery|stone|improvements|landscaping)|set aside|project|sold (?:for|at)|fetched|(?:has|have) (?:since |now |already )?(?:sold|exchanged|settled))\b/i,
  unsignedBefore:
    /\b(?:offers?|bids?|guide|guiding|asking|o\/o|quoting|priced|price|price (?:estimate|guide|expectation|range)|anything|expect(?:ed|ing)?|to pay|hop(?:e|es|ing) for|looking (?:for|at)|wants?|seeking|yours|for sale)(?: is| of| for|:)?(?: in)?(?: over| above| from| exceeding| excess of| north of| upwards of| around| about| circa| approx\.?| roughly| close to| at| between| beyond)? ?(?:the )?$|\b(?:bids|bidding|prices) (?:will |should )?(?:kick off|start|begin|open) (?:at|from|over|above|around|near) $/i,
  unitAfter: /^(?!)/,
};

export const rentWords: PriceWords = {
  surely:
    /(?<!\b(?:space|spaces|parking|garage|storage|cage|furniture)(?: is| are)? )\bavailable from (?:just |only )?$/i,
  telling: [
    /\$|\bpets?\b|\bpet-|\banimal|\banmal|\baminal|\bpetz|\bdogs?\b|\bcats?\b|\bfurry|\bfur[ -]?bab|\bfour-legged|\bfeathered|\bpooch|\bmogg|\bcritter|\bpupp|\bkitten|\bfigure|\bweekly|\bamount|\bbond|\bdeposit|\boffer|\bo\/o\b|\bbid|\boutbid|\basking|\badvertis|\bnegotia|\bappl(?:y|ica)|\brent\b|\blisted|\bname your|\bp\/?w\b|\bper week|\ba week|\bhigher rent|\bpay|\bpremium|\bsealed|\bworth to you|\bsweeten|\bdollars|\bhundred|\bsecurity/i,
  ],
  own: /\b(?:(?<!median )(?<!average )rent(?! for (?:around|about|between|from|\$))|rental|offers?|o\/o|asking|advertised|applicants?|applications?|tenants? (?:willing|prepared|happy)|leases? (?:start|from)|bids?|bidding|(?<=, |^|\bbedders )from(?= (?:just |only )?$))\b/gi,
  else: /\b(?:furniture|hire[ds]?|car space|carspace|parking|garage|storage|lock-up|cage|bills?|electricity|power|gas|water|internet|nbn|cleaner|cleaning|gardener|gym|membership|nearby|neighbours?|neighbouring|next door|similar|comparable|median|average|bedders|flats|units|homes|houses|suburb|previous|previously|last year|last tenants?|former|used to|built|bought|sold|bond|deposit|fee|save[ds]?|saving|spent|worth|cost|costs|costing|levies|rates|income|earn|earning|valued|insurance|contents|fine|voucher)\b/gi,
  another: /^(?!)/,
  elseAfter:
    /\b(?:bond|deposit|worth|voucher|fee|quarter|income|salary|bill|bills|a day|per day|a night|per night|per hour|an hour)\b/i,
  unsignedBefore:
    /\b(?:rent|rental|asking)(?: is| of|:)?(?: somewhere| in)?(?: from| around| about| between| over| above| at least| the (?:low|mid|high|upper|early|late))? $/i,
  unitAfter: /^ ?(?:p\/?w\b|per week|a week|weekly|pcm|per month|per calendar)/i,
};
