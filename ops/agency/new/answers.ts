import { createInterface } from "node:readline/promises";
import * as v from "valibot";
import { findPostcodeFault, states } from "#app/region/state.ts";
import { UsageError } from "../../command.ts";

const words = v.pipe(v.string(), v.trim());
const address = /^(?<street>[^,]+), *(?<suburb>[^,]+?)(?:,? +[A-Z]{2,3})? +(?<postcode>\d{4})$/;
const colours = /^(#[\da-f]{6})[ ,]+(#[\da-f]{6})$/;

const addressSchema = v.object({ street: v.string(), suburb: v.string(), postcode: v.string() });

const fields = v.object({
  name: v.pipe(words, v.minLength(2, "At least two letters are expected")),
  state: v.pipe(words, v.toUpperCase(), v.picklist(states, `One of ${states.join(", ")} is expected`)),
  address: v.pipe(
    words,
    v.regex(address, "Street, suburb and postcode are expected, such as 12 High Street, Bangalow 2479"),
    v.transform((text) => v.parse(addressSchema, address.exec(text)?.groups)),
  ),
  email: v.pipe(words, v.email("An e-mail address is expected")),
  phone: v.pipe(words, v.regex(/^(?:\D*\d){8,}\D*$/, "At least eight digits are expected")),
  colours: v.pipe(
    words,
    v.toLowerCase(),
    v.regex(colours, "Two colours are expected, such as #0c2832 #bd6a14"),
    v.transform((text) => {
      const [, dark = "", bright = ""] = colours.exec(text) ?? [];
      return { dark, bright };
    }),
  ),
});

const answersSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [["state"], ["address"]],
      ({ address: { postcode }, state }) => !findPostcodeFault(postcode, state),
      ({ input: { address, state } }) => findPostcodeFault(address.postcode, state) ?? "",
    ),
    ["address"],
  ),
);

const questions = [
  ["name", "What is the agency called?"],
  ["state", `In which state or territory is it? ${states.join(", ")}`],
  ["address", "Where is its office? For example 12 High Street, Bangalow 2479"],
  ["email", "Its e-mail address?"],
  ["phone", "Its telephone number?"],
  ["colours", "Its colours, dark and bright? For example #0c2832 #bd6a14"],
] as const;

export type Answers = v.InferOutput<typeof answersSchema>;

/** Options as typed; a missing one is asked for at a terminal. */
export type Given = Partial<Record<keyof Answers, string>>;

/** Throws an error that lists every missing or invalid option with what is expected. */
export async function readAnswers(given: Given): Promise<Answers> {
  const asked = process.stdin.isTTY ? await ask(given) : given;
  const { success, output, issues = [] } = v.safeParse(answersSchema, asked);
  if (success) return output;
  throw new UsageError(
    issues
      .map(
        (issue) =>
          `--${v.getDotPath(issue)}: ${issue.received === "undefined" ? "is missing" : issue.message}`,
      )
      .join("\n"),
  );
}

async function ask(given: Given): Promise<Given> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...given };
  try {
    for (const [name, question] of questions) {
      const findFault = () =>
        v.safeParse(answersSchema, answers).issues?.find((issue) => v.getDotPath(issue) === name);
      for (let fault = findFault(); fault; fault = findFault()) {
        if (answers[name]) console.log(fault.message);
        answers[name] = await terminal.question(`${question}\n> `);
      }
    }
    return answers;
  } finally {
    terminal.close();
  }
}
