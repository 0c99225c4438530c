import type { AnswerText } from "#app/agency/kinds/answer-schema.ts";

/** Facts of an enquiry and its home for templates, as {price}, with the text that replaces an unknown one. */
export const answerFacts = {
  greeting: "greeting",
  home: "the address",
  price: "the price",
  opens: "the next open homes",
  available: "is it still available?",
  page: "a link to the home",
} as const;

/** Defaults until the office writes its own. */
export const firstAnswers: readonly AnswerText[] = [
  {
    id: 1,
    name: "Open times",
    text: "{greeting}\n\nThank you for asking about {home}. It is open {opens}. You can book a time here: {page}",
  },
  {
    id: 2,
    name: "Price",
    text: "{greeting}\n\nThank you for asking about {home}. Its price is {price}. Would you like to come and see it?",
  },
  {
    id: 3,
    name: "Still available",
    text: "{greeting}\n\nThank you for asking. {home} {available}. It is open {opens}, or tell me when suits you and I will show you through.",
  },
  {
    id: 4,
    name: "May I ring you?",
    text: "{greeting}\n\nThank you for your message. I would like to talk it through with you: when may I ring, and on which number?",
  },
  {
    id: 5,
    name: "Appraisal",
    text: "{greeting}\n\nThank you for asking us for an appraisal of {home}. I would like to come and see it: which day suits you, and is morning or afternoon better?",
  },
];
