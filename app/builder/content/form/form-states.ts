/** Spec §9: what a form says unless the marketer says it otherwise. */
export const formStates = {
  sending: "Sending...",
  success: "Thanks!",
  error: "Form submission error :( Please check your answers and try again",
} as const;
