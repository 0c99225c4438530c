/** A page about one of our services: prose in sections, then the questions people ask. */
type Service = {
  title: string;
  /** For search results. */
  description: string;
  /** Name of the picture under the title. */
  picture: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  questions: readonly { question: string; answer: string }[];
  closing: { heading: string; sentence: string };
  /** The first button under the closing sentence. */
  action: { label: string; to: string };
};

/** /market-appraisal. General information about New South Wales, correct when written (October 2026). */
export const marketAppraisal: Service = {
  title: "Market Appraisal",
  description:
    "What a free market appraisal on the Northern Beaches is, what we look at, what you receive in writing and what New South Wales law asks of it.",
  picture: "place-newport",
  lead: "What your home would probably sell for today, in writing, with the evidence attached. It is free, and it does not commit you to anything.",
  sections: [
    {
      heading: "What an appraisal is",
      paragraphs: [
        "An appraisal is an agent’s opinion of the price a home would bring if it were sold now, to a willing buyer, after a proper campaign. It rests on recent sales of comparable homes and on what buyers are telling us this month. It is an opinion, and a good one comes with its reasons.",
        "It is not a valuation. A valuation is prepared by a qualified valuer, for a fee, and is what a bank, a court or the tax office will usually ask for. If that is what you need, we will say so and you can spend the hour on something else.",
      ],
    },
    {
      heading: "What we look at",
      paragraphs: [
        "One of our agents comes to you, usually for about forty-five minutes. We look at the land, its slope and its aspect; at the roof, the windows and the state of anything made of metal; at light in the morning and wind in the afternoon. We ask what you have spent and when, and whether the work was approved.",
        "Before the visit we read what is public: the title, the zoning, flood and bushfire maps, and current development applications nearby. For an apartment we ask to see recent strata minutes, because a buyer’s solicitor will.",
      ],
    },
    {
      heading: "What you receive",
      paragraphs: [
        "Within two working days you have a short written report: a price or a narrow range, at least five comparable sales with a line on how each differs from your home, what we would do before selling, and what we would leave alone. If we think you should wait, the report says that as well.",
        "The report is yours. Show it to another agent if you like. We would rather be compared than believed.",
      ],
    },
    {
      heading: "From an appraisal to a selling price",
      paragraphs: [
        "If you decide to sell with us, New South Wales law asks for something firmer. The agency agreement must state our estimated selling price, as one figure or as a range whose top is no more than ten per cent above its bottom, and we must be able to show you the evidence for it. We may not advertise the home, or speak of it to buyers, at less than that estimate.",
        "If the campaign shows that the estimate is no longer reasonable we have to revise it, tell you in writing and change the advertising. You may also ask us to publish no price. Either way the reserve at an auction is yours to set.",
      ],
    },
    {
      heading: "Before you sign with anyone",
      paragraphs: [
        "You should be given NSW Fair Trading’s guide to agency agreements before you sign one. The agreement must set out the commission, every other charge and any rebate the agent receives. After signing a residential sale agreement you have a cooling-off period of one day, which must be a business day or a Saturday.",
        "Commission is not set by law here, so ask what is included and what is charged if the home does not sell. Ours is a single percentage, agreed at the start, and it is owed only when the sale goes ahead.",
      ],
    },
  ],
  questions: [
    {
      question: "Does it cost anything?",
      answer: "No. An appraisal is free whether you sell with us, with somebody else or not at all.",
    },
    {
      question: "Do I need to tidy up first?",
      answer:
        "No. We are looking at the ceilings. If it helps to talk about presentation we will do it while we are there, and the list is usually shorter than people fear.",
    },
    {
      question: "Can you do it without coming inside?",
      answer:
        "We can give you a broad range from public records and our own files, and it will be marked as that. The inside of a house on this coast can move a price a long way in both directions.",
    },
    {
      question: "What if two agents give me different figures?",
      answer:
        "Ask both for their comparable sales and go and stand outside them. The higher figure may be right, or it may be the one meant to win your signature. The evidence will tell you which.",
    },
  ],
  closing: {
    heading: "What is yours worth?",
    sentence:
      "Tell us the address and a time that suits. You will have the report within two working days of our visit.",
  },
  action: { label: "Request an Appraisal", to: "/appraisal" },
};

/** /rental-management, for landlords. General information about New South Wales (October 2026). */
export const rentalManagement: Service = {
  title: "Rental Management",
  description:
    "For landlords on the Northern Beaches: setting the rent, finding tenants, bonds, repairs, pets, what it costs and what you are sent.",
  picture: "place-strand",
  lead: "For owners who would like their home let well, kept well and reported on plainly. Tom Okafor runs it, and he has seen most things.",
  sections: [
    {
      heading: "Setting the rent and finding the tenant",
      paragraphs: [
        "We give you a rent based on what comparable homes have let for in the past three months, and we tell you how long each took. A home a little under the market is usually let in a week to someone who stays; a home a little over it can sit empty for a month, and an empty month is about eight per cent of a year.",
        "A rental in New South Wales must be advertised at a fixed amount. Ranges and “offers from” are not allowed, and nobody may invite or encourage an applicant to bid above the advertised rent. We let at the figure in the advertisement. Applications are judged on the ability to pay the rent and look after the home, and every applicant is told the outcome.",
      ],
    },
    {
      heading: "Bond, condition report and the first day",
      paragraphs: [
        "The bond may be no more than four weeks’ rent. It is lodged with NSW Fair Trading through Rental Bonds Online, where the tenant can pay it directly, and it is held there until the end of the tenancy. We never keep it, and neither does the owner.",
        "Before the keys change hands we prepare a condition report with dated photographs of every room, including the dull ones. It takes half a day. It is also the reason that most of our bonds are settled without a disagreement.",
      ],
    },
    {
      heading: "Rent increases and length of stay",
      paragraphs: [
        "The rent may be raised no more than once in twelve months, for fixed and continuing agreements alike, and only with at least sixty days’ written notice. We review each rent once a year and send you the evidence. A good tenant and a modest increase is very often the best result available.",
        "Since May 2025 a landlord in New South Wales can no longer end a tenancy without giving a reason that the law recognises. Sale with vacant possession, major renovation and moving in yourself or your family are among them. Most reasons need supporting evidence, the notice period depends on the reason and the agreement, and after some of them the home may not be let again for a set time. If your plans may change in the next year or two, tell us before the lease begins.",
      ],
    },
    {
      heading: "Pets",
      paragraphs: [
        "A tenant may apply to keep an animal on the standard Fair Trading form. The owner has twenty-one days to answer. Without an answer in that time consent is taken as given, and a refusal must rest on one of the grounds listed in the law, with the reason stated. A blanket ban in the advertisement is not allowed, and neither is an extra bond for the animal.",
        "In practice we send you the form the day it arrives, with the size of the yard, the state of the fence and any strata by-laws set out beside it. You decide, and we answer in time.",
      ],
    },
    {
      heading: "Repairs, safety and visits",
      paragraphs: [
        "Repair requests are answered the same working day. We agree a limit with you, below which we simply have the work done, and urgent repairs are dealt with at any hour. Smoke alarms are checked every year and kept working. If there is a pool, the tenant needs a copy of a current compliance certificate before moving in, and we keep the date in our diary so that you need not.",
        "Routine inspections are limited to four in any twelve months, with at least seven days’ written notice. We normally make two or three. You receive photographs, a note of anything wanting attention and, since this is the coast, a paragraph about salt.",
      ],
    },
    {
      heading: "What it costs and what you are sent",
      paragraphs: [
        "Our fees are set out in a written management agreement before anything begins: a percentage of the rent collected, a letting fee when there is a new tenant, and nothing for setting up, for postage or for picking up the telephone. Fees are not fixed by law, so compare ours with others line by line.",
        "Tenants can always pay by bank transfer at no cost to them. Rent goes into our trust account and on to you, with a statement, each month. Once a year you have a single summary for your accountant, usually by the third week of July.",
      ],
    },
  ],
  questions: [
    {
      question: "Can I choose the tenant?",
      answer:
        "Yes. We check references, income and identity, give you a short list with our view, and you decide. The law forbids choosing on grounds such as race, sex, disability or having children, and we will not pass on a request to do so.",
    },
    {
      question: "What happens if the rent is late?",
      answer:
        "We ring on the first day, because most late rent is a forgotten transfer. If it reaches the point where the law allows a termination notice, we tell you what the choices are before anything is served.",
    },
    {
      question: "Can I move my home to you from another agent?",
      answer:
        "Usually. Your present agreement will say how much notice to give. Once you have given it we collect the keys, the ledger and the tenancy file, arrange the change of agent for the bond and introduce ourselves to the tenant.",
    },
    {
      question: "Do you look after holiday lets?",
      answer:
        "No. Short-term letting has its own register, rules and rhythm, and it is a different business. We are glad to tell you how the yearly figures compare for your home.",
    },
  ],
  closing: {
    heading: "Thinking of letting your home?",
    sentence: "Ask Tom what it would bring and what it would need first. The conversation costs nothing.",
  },
  action: { label: "Ask Tom", to: "/team/5/ask" },
};
