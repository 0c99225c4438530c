import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { agency } from "#content/agency.ts";
import type { MailPayload } from "./payload.ts";

export type MailSender = (id: string, mail: MailPayload) => Promise<void>;

type MailOptions = {
  /** smtp://… or smtps://…; without it mails become files. */
  smtpUrl?: string;
  mailFrom: string;
  /** Where the files go: `mail` in it. */
  dataDir: string;
};

/** How mails leave, by a library that is read when the first does: by SMTP, or, where there is no server, as .eml files that any mail program opens. */
export function createMailSender(options: MailOptions): MailSender {
  return options.smtpUrl ? sendBySmtp(options.smtpUrl, options.mailFrom) : writeToFiles(options);
}

const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

function sendBySmtp(url: string, from: string): MailSender {
  return async (id, mail) => {
    const { createTransport } = await import("nodemailer");
    // Not pooled: the pool sends a message again by itself when a connection drops.
    const transport = createTransport({ url, ...TIMEOUTS_MS });
    await transport.sendMail(toMessage(id, mail, from));
  };
}

function writeToFiles({ dataDir, mailFrom }: MailOptions): MailSender {
  const folder = toMailFolder(dataDir);
  return async (id, mail) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    await mkdir(folder, { recursive: true });
    const { message } = await transport.sendMail(toMessage(id, mail, mailFrom));
    const path = join(folder, `${id}.eml`);
    await writeFile(`${path}.part`, message, { flush: true });
    await rename(`${path}.part`, path);
  };
}

export function toMailFolder(dataDir: string) {
  return join(dataDir, "mail");
}

/** The same notice is always the same Message-ID: who gets it twice sees it once. */
function toMessage(id: string, mail: MailPayload, from: string): SendMailOptions {
  const { to, replyTo, subject, text, html, headers } = mail;
  return {
    from: { name: agency.legalName, address: from },
    // Objects, never text: a comma in a name or address stays where it is.
    to,
    replyTo,
    subject,
    text,
    html,
    headers: { ...headers, "Auto-Submitted": "auto-generated" },
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
