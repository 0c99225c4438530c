export const MOST_KEPT = 100;
