import { officeWords } from "#app/agency/folder/agency.ts";

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;
const ABN_MODULUS = 89;

/** Whether the digits of an ABN fit each other; a sample's stays as its folder has it. */
export function isAbn(text = "") {
  if (!text || text === officeWords.abn) return true;
  const digits = [...text.replace(/\s/g, "")].map(Number);
  const sum = ABN_WEIGHTS.reduce<number>(
    (before, weight, index) => before + weight * ((digits[index] ?? Number.NaN) - (index === 0 ? 1 : 0)),
    0,
  );
  return digits.length === ABN_WEIGHTS.length && sum % ABN_MODULUS === 0;
}

/** 51 824 753 556 */
export function toAbn(text: string) {
  return text.replace(/\s/g, "").replace(/(\d{2})(\d{3})(\d{3})(\d{3})/, "$1 $2 $3 $4");
}

export function isLicence(text = "") {
  return !text || /^[\dA-Za-z -]{4,20}$/.test(text);
}

const networks: Readonly<Record<string, string>> = {
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "pinterest.com": "Pinterest",
  "threads.net": "Threads",
  "tiktok.com": "TikTok",
  "x.com": "X",
  "youtube.com": "YouTube",
};

export const WRONG_SOCIAL = `Write addresses that begin with https, of ${new Intl.ListFormat("en-AU", { type: "disjunction" }).format(Object.values(networks))}`;

/** The agency's page at a network; undefined where the address is none of one that we know. */
export function toSocial(address: string) {
  const known = officeWords.social.find(({ url }) => url === address);
  const url = URL.parse(address);
  const name = networks[url?.hostname.replace(/^(?:www|au)\./, "") ?? ""];
  const isPage = url?.protocol === "https:" && !url.username && !url.port && url.pathname.length > 1;
  return known ?? (url && name && isPage ? { name, url: url.href } : undefined);
}
