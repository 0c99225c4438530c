import { randomUUID } from "node:crypto";
import { resolveTxt } from "node:dns/promises";
import { createTransport } from "nodemailer";
import { createMailSender } from "#app/store/outbox/mail-sender.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import { toReason } from "../command.ts";
import { createFinding, type Finding } from "./finding.ts";

const ANSWER_MS = 15_000;
/** Selectors of common mail services, tried if DKIM_SELECTOR names none. */
const usualSelectors =
  "google selector1 selector2 default dkim mail smtp k1 k2 s1 s2 pm mandrill fm1 mxvault".split(" ");

/** Checks that mail is accepted, and that recipients can verify that it is ours. */
export async function checkMail(
  environment: Environment,
  { mailTo }: { mailTo?: string },
): Promise<Finding[]> {
  const domain = environment.mailFrom.slice(environment.mailFrom.lastIndexOf("@") + 1);
  const checks = [
    checkServer(environment, mailTo),
    checkSpf(domain),
    checkDkim(domain, environment.dkimSelector),
  ];
  return Promise.all([...checks, checkDmarc(domain)]);
}

async function checkServer(environment: Environment, mailTo: string | undefined): Promise<Finding> {
  const { good, fault } = createFinding("mail");
  const { smtpUrl, mailFrom } = environment;
  if (!smtpUrl)
    return fault("SMTP_URL is not set, so no mail leaves", "Set it to what your mail provider gave you.");
  const { host } = new URL(smtpUrl);
  try {
    if (mailTo) {
      await createMailSender(environment)(randomUUID(), toMail(mailTo));
      return good(`${host} took a message to ${mailTo}: look whether it has come, and not among the spam`);
    }
    await createTransport({
      url: smtpUrl,
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
    }).verify();
    return good(`${host} lets us in; --mail-to ADDRESS sends a message`);
  } catch (error) {
    return fault(
      `${host} takes no mail from ${mailFrom}: ${toReason(error)}`,
      "Compare SMTP_URL with what your mail provider gave you (user, password, 587 with smtp:// or 465 with smtps://), and let it send as MAIL_FROM.",
    );
  }
}

function toMail(address: string) {
  const text =
    "This message says that the website can send mail. If it lay among the spam, look at what the doctor says of SPF, DKIM and DMARC.";
  const to = { name: "", address };
  return { channel: "mail", to, subject: "The website can send mail", text, html: `<p>${text}</p>` } as const;
}

async function checkSpf(domain: string): Promise<Finding> {
  const { good, warning, fault } = createFinding("SPF");
  const records = await findRecords(domain, /^v=spf1(?: |$)/i);
  const [record = ""] = records;
  const advice = `Give ${domain} one TXT record that names your mail provider, such as "v=spf1 include:PROVIDER -all"; the provider says which.`;
  if (records.length !== 1)
    return fault(
      `${domain} has ${records.length === 0 ? "no" : records.length} SPF records; there must be one`,
      advice,
    );
  if (/ \+?all\b/i.test(record)) return warning(`everybody may send as ${domain}: ${record}`, advice);
  return good(record);
}

async function checkDkim(domain: string, selector: string | undefined): Promise<Finding> {
  const { good, warning, fault } = createFinding("DKIM");
  const selectors = selector ? [selector] : usualSelectors;
  const found = await Promise.all(
    selectors.map(async (name) => {
      const [record] = await findRecords(`${name}._domainkey.${domain}`, /(?:^|;)\s*p=/i);
      return record === undefined ? [] : [{ name, isRevoked: /(?:^|;)\s*p=\s*(?:;|$)/i.test(record) }];
    }),
  );
  const valid = found.flat().find(({ isRevoked }) => !isRevoked);
  const advice = `Switch DKIM on for ${domain} at your mail provider, and enter the record that it shows you.`;
  if (valid) return good(`the key ${valid.name}._domainkey.${domain} is there`);
  if (selector || found.flat().length > 0)
    return fault(
      `there is no valid key for ${selector ?? found.flat()[0]?.name}._domainkey.${domain}`,
      advice,
    );
  return warning(
    `no key is found under the usual names`,
    `${advice} If it is on, set DKIM_SELECTOR to what comes after "s=" in the DKIM-Signature of a mail from you.`,
  );
}

async function checkDmarc(domain: string): Promise<Finding> {
  const { good, fault } = createFinding("DMARC");
  // A domain without its own record inherits its parent's.
  const domains = domain.split(".").map((_, index, labels) => labels.slice(index).join("."));
  for (const each of domains.slice(0, -1)) {
    const records = await findRecords(
      `_dmarc.${each}`,
      /^v=DMARC1\s*;.*\bp\s*=\s*(?:none|quarantine|reject)/i,
    );
    if (records.length === 1) return good(`_dmarc.${each}: ${records[0]}`);
    if (records.length > 1)
      return fault(`_dmarc.${each} has ${records.length} records; there must be one`, "Delete the others.");
  }
  return fault(
    `${domain} has no DMARC record that can be read`,
    `Enter a TXT record for _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:ADDRESS". After some weeks of good reports, make it p=quarantine.`,
  );
}

/** Finds matching TXT records; empty if there are none. Throws if DNS does not answer. */
async function findRecords(name: string, pattern: RegExp) {
  const records = await resolveTxt(name).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && (error.code === "ENOTFOUND" || error.code === "ENODATA"))
      return [];
    throw new Error(`DNS does not answer for ${name}: ${toReason(error)}`);
  });
  return records.map((parts) => parts.join("")).filter((record) => pattern.test(record));
}
