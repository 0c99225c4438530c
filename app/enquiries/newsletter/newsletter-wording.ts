/** What people agree to when they join; kept with their consent. */
export const newsletterWording =
  "New listings and market notes by e-mail, once a month. Nothing else, and a link to stop in every one.";
