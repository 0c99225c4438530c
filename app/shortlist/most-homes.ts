export const MOST_HOMES = 100;
