import { ChildProcess } from "node:child_process";
import { encode, type Job } from "./encode-on-demand.server.ts";
import { openEncoder } from "./encoder.server.ts";

/** A child process whose handling of a job the test defines. */
export class FakeProcess extends ChildProcess {
  override readonly connected = true;
  readonly begin: (child: FakeProcess, job: Job) => void;
  constructor(begin: (child: FakeProcess, job: Job) => void) {
    super();
    this.begin = begin;
  }
  override send(job: Job) {
    this.begin(this, job);
    return true;
  }
  override kill() {
    Object.assign(this, { killed: true });
    return true;
  }
}

/** Encodes in the test's own process: a child process of the lowest priority is slow on a busy machine. */
export function openTestEncoder() {
  const begin = async (child: FakeProcess, job: Job) => child.emit("message", await encode(job));
  return openEncoder({ start: () => new FakeProcess(begin) });
}
