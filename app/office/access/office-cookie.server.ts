export const OFFICE_COOKIE = "__Host-office";

/** Whether a browser is signed in to the office. Outside the office nobody reads more of its cookie. */
export function hasOfficeCookie(cookies = "") {
  return cookies.includes(`${OFFICE_COOKIE}=`);
}
