import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { agency } from "#app/agency/folder/agency.ts";
import { toMailFolder } from "../store-files.server.ts";
import type { MailPayload } from "./letter.ts";

export type MailSender = (id: string, mail: MailPayload) => Promise<void>;

export type MailOptions = {
  /** smtp://… or smtps://…; without it, mails are written to files. */
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
};

/** Sends mails by SMTP or, without a server, writes them as .eml files. Loads nodemailer with the first mail. */
export function createMailSender(options: MailOptions): MailSender {
  return options.smtpUrl ? sendBySmtp(options.smtpUrl, options.mailFrom) : writeToFiles(options);
}

const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

function sendBySmtp(url: string, from: string): MailSender {
  return async (id, mail) => {
    const { createTransport } = await import("nodemailer");
    // Without a pool, which would retry by itself when a connection drops.
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

const calendarFile = {
  filename: "open-home.ics",
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
};

/** A notice keeps its Message-ID, so that a mail program shows a duplicate once. */
function toMessage(id: string, mail: MailPayload, from: string): SendMailOptions {
  const { to, replyTo, subject, text, html, headers, calendar } = mail;
  return {
    from: { name: agency.legalName, address: from },
    // Recipients are objects instead of text, so that a comma in a name cannot add another one.
    to,
    replyTo,
    subject,
    text,
    html,
    attachments: calendar ? [{ ...calendarFile, content: calendar }] : undefined,
    headers: { ...headers, "Auto-Submitted": "auto-generated" },
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
