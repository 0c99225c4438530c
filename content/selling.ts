import { agency } from "#content/agency.ts";

/** The top of the sell page. */
export const sellHero = {
  line: "Sell it once, sell it well.",
  sentence:
    "A price we can explain, a short campaign and one person who answers the phone from start to finish.",
  picture: "place-pittwater",
} as const;

/** The pitch under it: why a sale with us is shaped the way it is. */
export const sellPitch = {
  heading: "A sale is mostly preparation",
  paragraphs: [
    "The best campaigns look easy from the footpath. The price has been argued over at the kitchen table, the contract is ready before the first photograph, and the repairs that buyers would have found have been found by us. By the time the sign goes up, most of the work is done.",
    "You will deal with one agent throughout. That agent will bring you the sales behind the price, tell you what each offer means and report every Sunday night: who came, what they said and what we suggest. If the market disagrees with us we will say so in the first fortnight, while there is still time to do something about it.",
  ],
} as const;

/** The introduction to the six steps. */
export const sellStepsIntro = {
  heading: "Steps to sell",
  sentence:
    "Six steps, usually about ten weeks from the first photograph to settlement. You can stop at any of them until contracts are exchanged.",
} as const;

/** The six steps in order (spec §2.17); `to` is the page that helps with the step. */
export const sellSteps = [
  {
    title: "Value the property",
    text: "We walk through the house with you, measure what matters and look in the roof. Within two working days you have a written estimate, with the recent sales it rests on and how each one differs.",
    action: { label: "Request an appraisal", to: "/appraisal" },
  },
  {
    title: "Choose an expert",
    text: "Meet two of us, and meet somebody else as well. Ask each agent which buyers they would ring tomorrow. Pick the one you would be content to hear from on a Sunday.",
    action: { label: "Meet the team", to: "/team" },
  },
  {
    title: "Prepare the home",
    text: "What to fix, what to clean and what to leave. Your solicitor prepares the contract while the painter works. Our journal lists the faults that coastal buyers look for first, so that you can find them before they do.",
    action: { label: "See what buyers check", to: "/journal/what-to-look-for-on-a-salt-air-inspection" },
  },
  {
    title: "Marketing",
    text: "Photographs in good light, words that answer questions and a plan for who needs to see them. Every item is priced in writing before you agree to it, and some homes need very little of it.",
    action: { label: "Ask for a plan", to: "/contact" },
  },
  {
    title: "Buyer demand",
    text: "We ring the people who missed out on a place like yours, then open the doors to everyone else. See how your competition is presented, because your buyers are looking at it too.",
    action: { label: "See what is for sale", to: "/listings" },
  },
  {
    title: "Negotiate",
    text: "Auction or private treaty, chosen for the house and the season. You hear every offer, in writing, on the day it is made, with our advice on whether to take it, answer it or wait.",
    action: { label: "Talk to us", to: "/contact" },
  },
] as const;

/** The three figures of the marketing section; the values are the agency’s claims (spec §1.6). */
export const sellStats = [
  { value: agency.claims.years, label: "years on the peninsula" },
  { value: agency.claims.sold, label: "properties sold" },
  { value: agency.claims.satisfaction, label: "client satisfaction" },
] as const;

/** Period and source of the figures. */
export const sellStatsSource =
  "September 2009 to September 2026. Source: Headland’s sample data; satisfaction is the share of sellers who told us after settlement that they would sell with us again.";

/** The marketing section: its heading and three points. */
export const sellMarketing = {
  heading: "Marketing aimed at the right buyers",
  points: [
    {
      title: "Pictures first",
      text: "Taken early or late, from eye height, with a lens that tells the truth. Buyers should recognise the house when they reach the gate.",
    },
    {
      title: "Words that help",
      text: "Which way it faces, where the boards go, how the street sounds on a Friday. The answers people ask for at inspections, given before they come.",
    },
    {
      title: "The right people",
      text: "A list of buyers kept by name, street and school, each of whom asked to be on it. They hear about your home before it is advertised.",
    },
  ],
} as const;
