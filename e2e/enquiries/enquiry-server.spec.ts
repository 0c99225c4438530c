import { expect } from "@playwright/test";
import { makeId } from "#app/store/make-id.ts";
import { test } from "../visitor.ts";
import { formType, startDesk } from "./desk.ts";
import { goodContact, readMails, toBody } from "./enquiry-forms.ts";

const AT_ONCE = 50;

test("a form is mailed to office and visitor once, however often it is sent; a bot's is flagged without notice and not mailed; anything else is not stored", async () => {
  await using desk = await startDesk({ RATE_LIMIT_PER_MINUTE: "0" });
  await expect.poll(() => desk.getOutput()).toContain("SMTP_URL is not set: mails are written as .eml files");
  const submission = makeId(Date.now());
  const body = toBody({ ...goodContact, submission });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => desk.post(body)));
  const locations = new Set(answers.map((answer) => answer.headers.get("Location")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(locations.size).toBe(1);
  await expect.poll(async () => (await readMails(desk.dataDir)).length).toBe(2);
  const mails = (await readMails(desk.dataDir)).join("\n");
  const reference = /sent=([\w-]+)/.exec([...locations][0] ?? "")?.[1] ?? "";
  expect(mails).toContain(`Subject: Contact: Leila Marsh [${reference}]`);
  expect(mails).toContain("To: Leila Marsh <leila@mail.example>");
  expect(desk.query("select flag from enquiry")).toEqual([{ flag: null }]);

  const machine = { ...goodContact, email: "machine@mail.example", subject: "pills" };
  const answer = await desk.post(toBody({ ...machine, submission: makeId(Date.now()) }));
  expect(answer.status).toBe(303);
  expect(desk.query("select flag from enquiry order by id desc limit 1")).toEqual([
    { flag: "the hidden field was filled in" },
  ]);
  const later = { ...goodContact, email: "ruth@mail.example", submission: makeId(Date.now()) };
  await desk.post(toBody(later));
  await expect.poll(async () => (await readMails(desk.dataDir)).length).toBe(4);
  expect((await readMails(desk.dataDir)).join("\n")).not.toContain("machine@mail.example");

  // Requests that are not our forms store nothing and get a proper response.
  const good = toBody(goodContact);
  const foreign = { ...formType, Origin: "https://evil.example" };
  const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
  const many = Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join("&");
  const attempts: [number, BodyInit, Record<string, string>][] = [
    [403, good, foreign],
    [403, good, { ...formType, Origin: "null" }],
    [403, good, { ...formType, "Sec-Fetch-Site": "cross-site" }],
    [415, JSON.stringify(goodContact), { "Content-Type": "application/json" }],
    [415, good, { "Content-Type": "text/plain" }],
    [400, "--y\r\nrubbish", multipart],
    [400, "", multipart],
    [413, "x".repeat(64 * 1024 + 1), formType],
    [400, `${good}&email=other%40mail.example`, formType],
    [400, `${good}&__proto__=x`, formType],
    [400, `${good}&constructor=x`, formType],
    [400, good.replace("Leila", "Lei%00la"), formType],
    [413, many, formType],
    [400, many.slice(0, 60_000), formType],
    [422, "%", formType],
    [422, "=&=&&&", formType],
  ];
  for (const [status, body, headers] of attempts) {
    const answer = await desk.post(body, headers);
    expect([answer.status, String(body).slice(0, 40), JSON.stringify(headers)]).toEqual([
      status,
      String(body).slice(0, 40),
      JSON.stringify(headers),
    ]);
  }
  expect(desk.query("select count(*) as n from enquiry")).toEqual([{ n: 3 }]);
  expect((await fetch(`${desk.origin}/readyz`)).status).toBe(200);
});

const POSTS = 26;
const TAKEN = 20;

test("of 26 forms from one address 20 are accepted, with suspicious ones flagged, and the others keep their values and learn how long to wait", async () => {
  await using desk = await startDesk();
  const post = (index: number) => {
    const fields = {
      ...goodContact,
      submission: makeId(Date.now()),
      propertyAddress: `${index} Pipi Parade`,
    };
    const body = toBody(index % 4 === 0 ? { ...fields, subject: "pills" } : fields);
    return desk.post(body, { ...formType, "X-Forwarded-For": `203.0.113.${index}` });
  };
  // Sent at once, so that even a busy machine answers within the rate limit's minute.
  const taken = await Promise.all(Array.from({ length: TAKEN }, (_, index) => post(index)));
  const more = Array.from({ length: POSTS - TAKEN }, (_, index) => post(TAKEN + index));
  const answers = [...taken, ...(await Promise.all(more))];
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: POSTS }, (_, index) => (index < TAKEN ? 303 : 429)));
  for (const [index, answer] of [...answers.entries()].slice(TAKEN)) {
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain(`value="${index} Pipi Parade"`);
  }
  expect(desk.query("select coalesce(flag, '') as flag, count(*) as n from enquiry group by 1")).toEqual([
    { flag: "", n: 15 },
    { flag: "the hidden field was filled in", n: 5 },
  ]);
});

test("started without its database the site shows its pages, and replies to forms with the office's number and the values", async () => {
  await using desk = await startDesk({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/headland" });
  for (const path of ["/", "/listings", "/property/1", "/contact", "/team"])
    expect((await fetch(desk.origin + path)).status).toBe(200);
  const answer = await desk.post(toBody(goodContact));
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain("(02) 5550 0142");
  expect(html).toContain('value="27 Pipi Parade, Freshwater"');
  const ready = await fetch(`${desk.origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({
    ready: false,
    reasons: ["nothing can be kept, so every form is refused: the database is away"],
  });
  expect(desk.process.exitCode).toBeNull();
  expect(desk.getOutput()).not.toContain("leila");
});
