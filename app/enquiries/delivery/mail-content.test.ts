import { afterAll, expect, test } from "vitest";
import type { MailPayload } from "#app/store/outbox/letter.ts";
import { createMailSender } from "#app/store/outbox/mail-sender.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { parseForm } from "#app/ui/form/parse-form.ts";
import { inspectionKind } from "../about-listing/inspection-schema.ts";
import { contactKind, contactSchema } from "../contact/contact-schema.ts";
import type { Enquiry } from "../enquiry.ts";
import { goodContact, toForm } from "../form/form.fixture.ts";
import { makeQuestion, testSettings } from "./delivery.fixture.ts";
import { toAcknowledgement, toEnquiryNotices } from "./enquiry-notices.server.ts";

const server = await startMailServer();
afterAll(server.stop);
const sendMail = createMailSender({ smtpUrl: server.url, mailFrom: "hello@headland.example", dataDir: "" });
const office = { name: "Headland", address: "office@headland.example" };
const saved = { reference: "7KQ4-M2XD", outcome: "saved" as const };

/** The mails of an enquiry as received, by kind. */
async function deliver(enquiry: Enquiry, outcome: "saved" | "amended" = "saved") {
  server.received.length = 0;
  const settings = { ...testSettings, officeOrigin: "https://headland.example" };
  const notices = toEnquiryNotices(enquiry, { ...saved, outcome }, settings);
  for (const [index, { payload }] of notices.entries()) {
    if (isMail(payload)) await sendMail(`notice-${index}`, payload);
  }
  return Object.fromEntries(notices.map(({ kind }, index) => [kind, server.received[index]]));
}

function isMail(payload: object): payload is MailPayload {
  return "channel" in payload && payload.channel === "mail";
}

test("the agent's mail has every value and the reference, and replies go to the visitor", async () => {
  const { agent, office } = await deliver(makeQuestion());
  expect(agent?.envelope).toEqual({ from: "hello@headland.example", to: ["priya@headland.example"] });
  expect(agent?.subject).toBe("Question: Leila Marsh, 14 Tern Lane, Freshwater [7KQ4-M2XD]");
  expect(agent?.replyTo?.text).toBe('"Leila Marsh" <leila@mail.example>');
  for (const said of ["7KQ4-M2XD", "Is there a bath?", "leila@mail.example", "/property/S014"]) {
    expect(agent?.text).toContain(said);
    expect(agent?.html).toContain(said);
  }
  expect(office?.envelope.to).toEqual(["office@headland.example"]);
  expect(office?.text).toBe(agent?.text);
});

test("the acknowledgement has the reference and the promised reply time, and no words of a stranger", async () => {
  const { acknowledgement } = await deliver(makeQuestion({ message: "Buy pills at pills.example" }));
  expect(acknowledgement?.envelope.to).toEqual(["leila@mail.example"]);
  for (const said of ["Hello Leila Marsh,", "7KQ4-M2XD", "We’ll contact you within 24 hours."])
    expect(acknowledgement?.text).toContain(said);
  expect(acknowledgement?.text).not.toContain("pills");
  expect(acknowledgement?.replyTo?.text).toContain("office@headland.example");
  const stranger = await deliver(makeQuestion({ name: "Win at https://pills.example" }));
  expect(stranger.acknowledgement?.text).toMatch(/^Hello,/);
});

test("a booking's acknowledgement has the time, the home and whom to ring, and the agency sees what was confirmed", async () => {
  const fields = { name: "Leila Marsh", email: "leila@mail.example", phone: "0491 570 110", message: "" };
  const { about } = makeQuestion();
  const agent = { name: "Priya Nair", email: "priya@headland.example", phone: "0491 570 156" };
  const toBooking = (time: string, more: object = {}) => ({
    kind: inspectionKind,
    fields: { ...fields, time },
    about: { ...about, agent, ...more },
  });
  const booked = "You are booked: Saturday 28 November, 10:00 am";
  const { agent: told } = await deliver(toBooking("2026-11-28T10:00"));
  // Made without a module.
  const acknowledgement = toAcknowledgement(toBooking("2026-11-28T10:00"), saved, { office, phone: "" });
  expect(acknowledgement.subject).toBe(`${booked} [7KQ4-M2XD]`);
  for (const said of [
    "You are booked for Saturday 28 November, 10:00 am, at The white house, 14 Tern Lane, Freshwater.",
    "ring Priya Nair on 0491 570 156.",
    "See the home:\n  14 Tern Lane, Freshwater\n  https://",
  ])
    expect(acknowledgement.text).toContain(said);
  expect(acknowledgement.text).not.toContain("within 24 hours");
  expect(told?.text).toContain("We have told them they are booked for Saturday 28 November, 10:00 am.");
  expect(told?.text).toContain("See it in the office:");
  const listing = { ...about?.listing, isWithdrawn: true };
  for (const other of [toBooking("ask"), toBooking("2026-11-28T10:00", { listing })]) {
    const mails = await deliver(other);
    expect(mails.acknowledgement?.text).toContain("We’ll contact you within 24 hours.");
    expect(mails.office?.text).toContain("Answer it in the office:");
    expect(JSON.stringify(mails)).not.toContain("You are booked");
  }
});

test("mails amendments to the agency, but acknowledges only once", async () => {
  const { office, acknowledgement } = await deliver(makeQuestion(), "amended");
  expect(office?.subject).toContain("Question, changed");
  expect(office?.text).toContain("The visitor has changed what they wrote; this is all of it.");
  expect(acknowledgement).toBeUndefined();
});

test("writes the contact form with the words of its labels and options", async () => {
  const parsed = parseForm(contactSchema, toForm({ ...goodContact, comments: "Two\r\nlines" }));
  if (parsed.status !== "ok") throw new Error("the form is good");
  const { office } = await deliver({ kind: contactKind, fields: parsed.output });
  const reason = "What encouraged you to contact us?\n  Referral";
  for (const said of ["Appraisal type:\n  Looking to sell", "Comments:\n  Two\n  lines", reason])
    expect(office?.text).toContain(said);
  expect(office?.text).not.toContain("Unit number");
});

const tricks = [
  { name: "Leila\r\nBcc: other@evil.example" },
  { name: "Leila, other@evil.example" },
  { name: 'Leila" <other@evil.example>, "' },
  { name: "Leila <other@evil.example>" },
  { name: "Leila\u0000\u0007\u202e; other@evil.example" },
  { name: "=?utf-8?q?Leila=0d=0aBcc:_other@evil.example?=" },
  { message: ".\r\nRCPT TO:<other@evil.example>\r\n.\r\n" },
];

test.each(tricks)("sends to nobody else whatever is typed: %j", async (trick) => {
  await deliver(makeQuestion(trick));
  const recipients = server.received.flatMap(({ envelope }) => envelope.to);
  const asked = ["leila@mail.example", "office@headland.example", "priya@headland.example"];
  expect(recipients.sort()).toEqual(asked);
  for (const mail of server.received) {
    const named = [mail.to, mail.cc, mail.bcc, mail.replyTo].flat().flatMap((list) => list?.value ?? []);
    expect(named.map(({ address }) => address)).not.toContain("other@evil.example");
    expect(named).toHaveLength(2);
  }
});

test("escapes typed values in HTML", async () => {
  const message = "<script>alert(1)</script>";
  const { office } = await deliver(makeQuestion({ message, name: "<b>Leila</b>" }));
  expect(office?.html).not.toMatch(/<script|<b>/);
  expect(office?.text).toContain(message);
});
