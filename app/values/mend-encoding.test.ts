import { expect, test } from "vitest";
import { findBroken, mendEncoding } from "./mend-encoding.ts";

const toBytes = (text: string) => new TextEncoder().encode(text);
/** As by software that takes UTF-8 for Windows-1252 or Latin-1. */
const toWindows = (text: string) => new TextDecoder("windows-1252").decode(toBytes(text));
const toLatin = (text: string) => String.fromCharCode(...toBytes(text));

test.each([
  "Cafés – the owner’s “à la carte”",
  "120 m², 5° from the bay ½",
  "€5 … über Öl, ÀÈ",
  "🏡 Mañana",
  "Šime, Nguyễn Thị Hồng, Māori",
  "海景公寓",
  "Œuvre, cœur de Łódź",
  "5★ “home” – 🏖️",
  "مطبخ, Παράδεισος",
])("%s is mended after it was encoded two or three times", (text) => {
  const once = [toWindows(text), toLatin(text)];
  for (const sent of [...once, ...once.map(toWindows), ...once.map(toLatin)]) {
    expect(sent).not.toBe(text);
    expect(mendEncoding(sent)).toBe(text);
  }
});

test.each([
  "Cafés – the owner’s “à la carte”",
  "CAFÉ… “É”",
  "“Le Café…” & “Voilà–”",
  "château, naïve, 120 m²",
  "São, SÃO, Âge",
  "Šime, Nguyễn, Māori, 海景公寓",
  "Why wait? so do not; https://a.example/tour?s=1",
  "\uf0b7 Pool\n\uf0b7 Deck",
  "<p class='MsoNormal' style='mso-margin-top-alt:auto'>A home</p>",
])("%s stays as it is and is not reported as broken", (text) => {
  expect(mendEncoding(text)).toBe(text);
  expect(findBroken(text)).toBeUndefined();
});

test.each([
  "Cafï¿½s",
  "Caf\ufffds",
  "the ownerâ€ s",
  "the ownerâ€?s",
  "voilÃ la plage",
  "Harbour Â views",
  "1â„2 acre",
  "ðŸ¡ home",
  "Caf√©s",
  "owner‚Äôs",
  "the owner?s",
  "owner=92s",
  "Pool \uf0fc deck",
  "{\\rtf1\\ansi A home\\par}",
])("%s is reported as broken rather than guessed", (text) =>
  expect(findBroken(mendEncoding(text))).toBeDefined(),
);
