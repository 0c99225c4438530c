export const OFFICE_COOKIE = "__Host-office";

/** Whether a browser has a cookie of the office. Code outside the office reads no more of the cookie than that. */
export function hasOfficeCookie(cookies = "") {
  return cookies.includes(`${OFFICE_COOKIE}=`);
}
