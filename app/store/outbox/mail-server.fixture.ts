import { once } from "node:events";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/**
 * Faults that a mail server can simulate: refusing a message with a code, or taking it and hanging up without a
 * reply.
 */
export type MailFault = 421 | 451 | 550 | "drop after DATA";

type ReceivedMail = ParsedMail & { envelope: { from: string; to: string[] } };

/**
 * A real SMTP server that keeps what it gets, and misbehaves when told to. `onMail` is called with how many it has,
 * before it says that it has them.
 */
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
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setFault(next: MailFault | undefined) {
      fault = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function toRefusal(code: number) {
  return Object.assign(new Error("not today"), { responseCode: code });
}
