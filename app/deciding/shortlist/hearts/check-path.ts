/** Where a visitor whose first home was kept comes by, to see whether the browser has taken the cookie. */
export const CHECK_PATH = "/shortlist/kept";
