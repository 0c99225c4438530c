import { type ChildProcess, fork } from "node:child_process";
import { constants } from "node:os";
import { type Answer, type EncodedPicture, type Job, parseAnswer } from "./encode-on-demand.server.ts";
import { PictureError, unreachable } from "./picture-error.ts";

/** Run from source, like the feed's process. */
const PROGRAM = "app/pictures/encode-process.ts";
const LONGEST_MS = 120_000;
const { PRIORITY_LOW } = constants.priority;

export type Encoder = {
  /** Encodes a picture. Throws a PictureError for a file that is not a readable picture. */
  encode: (job: Job) => Promise<EncodedPicture>;
  close: () => void;
};

/**
 * Encodes pictures one at a time in a low-priority child process, which is started on demand. A picture that crashes
 * the process or takes too long does not affect others.
 */
export function openEncoder({
  priority = PRIORITY_LOW,
  start = () => startProcess(priority),
  longestMs = LONGEST_MS,
} = {}): Encoder {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function getChild() {
    if (isClosed) throw new Error("The encoder has been closed.");
    if (!child || hasEnded(child)) child = start();
    return child;
  }

  async function run(job: Job) {
    const answer = await ask(getChild(), job, longestMs);
    if ("fault" in answer) throw new PictureError("media-not-image", `${answer.fault}.`);
    if ("failure" in answer) throw new Error(`The encoder cannot work: ${answer.failure}`);
    return answer.picture;
  }

  return {
    encode(job) {
      const result = last.then(() => run(job));
      last = result.catch(() => {});
      return result;
    },
    close() {
      isClosed = true;
      child?.kill("SIGKILL");
    },
  };
}

function startProcess(priority: number) {
  return fork(PROGRAM, [String(priority)], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
}

/** Whether a process takes no more jobs. A killed one may stay connected for a moment, but never answers. */
function hasEnded({ connected, killed, exitCode, signalCode }: ChildProcess) {
  return !connected || killed || exitCode !== null || signalCode !== null;
}

function ask(child: ChildProcess, job: Job, longestMs: number) {
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      leave();
      // Nothing is known of the picture: the machine may be busy.
      reject(unreachable(`Encoding it takes longer than ${longestMs / 1000} s.`));
    }, longestMs);
    function leave() {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
    }
    function onMessage(message: unknown) {
      leave();
      resolve(parseAnswer(message));
    }
    function onExit(code: number | null, signal: NodeJS.Signals | null) {
      leave();
      reject(new PictureError("media-not-image", `The encoder ended while encoding it (${signal ?? code}).`));
    }
    function onError(error: Error) {
      leave();
      reject(new Error(`The encoder cannot be started: ${error.message}`, { cause: error }));
    }
    child.on("message", onMessage).on("exit", onExit).on("error", onError);
    child.send(job);
  });
}
