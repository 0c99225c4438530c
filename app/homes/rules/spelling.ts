/** Words that rules look for and that are misspelt in a hurry. */
const telling =
  `offers above excess exceeding upwards around approximately starting beginning minimum highest negotiable
 hundred thousand million bidding bidders invited considered advertised deposit weeks months application
 animals allowed permitted accepted welcome strictly tenants tenant applicants children families couples pensioners students
 professional professionals christian preferred exclusively centrelink disability guaranteed guarantee guarantees assured
 definitely certain growth appreciate approval council profit values returns investment`.split(/\s+/);
const byHand = {
  gauranteed: "guaranteed",
  garunteed: "guaranteed",
  applicents: "applicants",
  tennents: "tenants",
  stricktly: "strictly",
};
/** Other words that one slip makes. */
const otherWords = new Set(
  "stating staring mullion bedding budding biding bedders wees moths coupes curtain vales".split(" "),
);
const vowels = ["a", "e", "i", "o", "u"];
/** Shorter ones are in the rules themselves. */
const word = /[a-z]{5,}/gi;

const corrections = new Map([
  ...telling.flatMap((right) =>
    findSlips(right)
      .filter((slip) => !(otherWords.has(slip) || telling.includes(slip)))
      .map((slip) => [slip, right] as const),
  ),
  ...Object.entries(byHand),
]);

/** A text with its telling words spelt right. */
export function correctSpelling(text: string) {
  return text.replace(word, (written) => corrections.get(written.toLowerCase()) ?? written);
}

/** A word with a letter too few or too many, two in the wrong order, or another vowel. First and last letters are seldom wrong. */
function findSlips(right: string) {
  const letters = [...right];
  return letters.slice(1, -1).flatMap((letter, index) => {
    const [at, before] = [index + 1, right.slice(0, index + 1)];
    const [next = "", second = "", rest] = [right[at + 1], right[at + 2], right.slice(at + 1)];
    const others = vowels.includes(letter) ? vowels.filter((vowel) => vowel !== letter) : [];
    return [
      before + rest,
      before + letter + letter + rest,
      before + next + letter + right.slice(at + 2),
      before + second + next + letter + right.slice(at + 3),
      ...others.map((vowel) => before + vowel + rest),
    ];
  });
}
