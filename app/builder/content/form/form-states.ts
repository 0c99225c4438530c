/** What a form says unless the marketer sets other words (spec §8.9). */
export const formStates = {
  sending: "Sending...",
  success: "Thanks!",
  error: "Form submission error :( Please check your answers and try again",
} as const;
