// Does the site answer? node deploy/is-ready.mjs [/readyz] [--wait SECONDS]; ends with 0 (yes) or 1 (no, and why).
// Plain JavaScript without packages: containers and systemd ask with it, and slim images have no curl.
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const ANSWER_MS = 2_000;
const PAUSE_MS = 200;

const words = process.argv.slice(2);
const path = words.find((word) => word.startsWith("/")) ?? "/readyz";
const wait = words.indexOf("--wait");
const until = Date.now() + (wait < 0 ? 0 : Number(words[wait + 1]) * 1_000);

let fault = await ask();
while (fault && Date.now() < until) {
  await pause(PAUSE_MS);
  fault = await ask();
}
if (fault) {
  process.stderr.write(`The site does not answer ${path} with 200: ${fault}\n`);
  process.exitCode = 1;
}

/** Nothing when all is well, else why not. */
function ask() {
  const port = Number(process.env.PORT || 3000);
  // The name that visitors use: the site answers to no other.
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  const headers = { Host: new URL(origin).host };
  return new Promise((resolve) => {
    const request = get({ host: "127.0.0.1", port, path, headers, timeout: ANSWER_MS }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve(answer.statusCode === 200 ? "" : `${answer.statusCode} ${text}`));
    });
    request.on("timeout", () => request.destroy(new Error("no answer in time")));
    request.on("error", (error) => resolve(error.message));
  });
}
