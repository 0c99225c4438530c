import { expect, test } from "vitest";
import { toIssueMail } from "./newsletter-mails.server.ts";

test("an issue has a text and an HTML part, and both ways to unsubscribe", () => {
  const html = "<p>The water is <em>warm</em>.</p>";
  const issue = { subject: "Spring", text: "The water is *warm*.", html };
  const reader = { email: "reader@mail.example", token: "token-0" };
  const mail = toIssueMail(issue, reader, { origin: "https://headland.example", phone: "(02) 5550 0142" });
  const leave = "https://headland.example/newsletter/leave?token=token-0";
  expect(mail.headers).toEqual({
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const part of [`${issue.text}\n`, `Unsubscribe: ${leave}`]) expect(mail.text).toContain(part);
  for (const part of [html, `<a href="${leave}">Unsubscribe</a>`]) expect(mail.html).toContain(part);
});
