/** The words around the agency’s story; the story itself is in about.ts. */
export const aboutWords = {
  valuesTitle: "What you can expect of us",
  closing: {
    title: "Come and meet us",
    sentence: "The kettle is on in Seaspray Parade. Or start with who does what, and ring the right person.",
  },
} as const;
