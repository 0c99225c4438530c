import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import type { Database } from "../database.server.ts";
import { createSend, type MakeMail } from "./outbox.server.ts";
import { sendNext } from "./worker.server.ts";

/** Faults that a mail server can simulate: refusing with a code, or accepting and hanging up without a reply. */
export type MailFault = 421 | 451 | 550 | "drop after DATA";

type ReceivedMail = ParsedMail & { envelope: { from: string; to: string[] } };

/** Starts a real SMTP server that keeps its mails. It calls `onMail` with their number before confirming a mail. */
export async function startMailServer(onMail: (count: number) => void = () => {}) {
  const received: ReceivedMail[] = [];
  let fault: MailFault | undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, done) => done(typeof fault === "number" ? toRefusal(fault) : null),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
      simpleParser(stream).then((mail) => {
        onMail(received.push({ ...mail, envelope }));
        if (fault !== "drop after DATA") return done();
        for (const connection of server.connections) connection.close();
      }, done);
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  // The server ends with its process if nobody stops it before.
  server.server.unref();
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setFault(next: MailFault | undefined) {
      fault = next;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

type Delivery = { makers?: Record<string, MakeMail>; dataDir?: string; now?: () => number };

/** Sends due mails to a mail server of its own, and returns the mails received. */
export async function deliverAll(db: Database, { makers = {}, dataDir = "", now = Date.now }: Delivery = {}) {
  const server = await startMailServer();
  const send = createSend({ smtpUrl: server.url, mailFrom: "hello@headland.example", dataDir, makers });
  const log = { warn() {}, error() {} };
  while (await sendNext({ db, send, log, now }));
  await server.stop();
  return server.received;
}

/** Writes due mails as files into the data folder, and returns a function that lists them. */
export async function deliverAsFiles(db: Database, dataDir: string, now = Date.now()) {
  const send = createSend({ smtpUrl: undefined, mailFrom: "hello@headland.example", dataDir, makers: {} });
  while (await sendNext({ db, send, log: { warn() {}, error() {} }, now: () => now }));
  return () => readdirSync(join(dataDir, "mail"));
}

function toRefusal(code: number) {
  return Object.assign(new Error("not today"), { responseCode: code });
}
