import { spawnSync } from "node:child_process";

export const CONNECTIONS = 32;
/** A slow answer counts as slow, not as none. */
const TIMEOUT = "--timeout=30s";

/** wrk's load on one address for so many seconds. Throws when wrk is missing, or when not every answer was good. */
export function runWrk(url: string, seconds: number, encodings = "br") {
  const load = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, TIMEOUT];
  const options = [...load, "-H", `Accept-Encoding: ${encodings}`, url];
  const { stdout, stderr, error } = spawnSync("wrk", options, { encoding: "utf8" });
  if (error) throw new Error(HOW_TO_GET_WRK);
  return parseWrk(stdout || stderr, url);
}

export function requireWrk() {
  if (spawnSync("wrk", ["--version"]).error) throw new Error(HOW_TO_GET_WRK);
}

const HOW_TO_GET_WRK = "wrk is not installed: apt-get install wrk (Debian), brew install wrk (macOS).";

/** Parses wrk's output into the number of answers, and of answers a second. Throws if any of them failed. */
export function parseWrk(printed: string, url: string) {
  const [, answers] = /(\d+) requests in/.exec(printed) ?? [];
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(printed) ?? [];
  const isGood = !/Non-2xx|Socket errors/.test(printed) && Number(answers) > 0;
  if (!isGood || perSecond === undefined) throw new Error(`Not every answer of ${url} was good:\n${printed}`);
  return { answers: Number(answers), perSecond: Number(perSecond) };
}
