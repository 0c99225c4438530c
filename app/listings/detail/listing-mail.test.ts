import { expect, test } from "vitest";
import { toTestListing } from "../sale/sale.fixture.ts";
import { toAgentMail } from "./listing-mail.ts";

test("writes to the listing's agent", () => {
  expect(new URL(toAgentMail(toTestListing())).pathname).toBe("callum@headland.example");
});

test("names the address, whatever characters it has", () => {
  const mail = toAgentMail(toTestListing({ address: "Lot 2 & 3, #4 O’Brien’s Lane" }));
  expect(new URL(mail).searchParams.get("subject")).toBe("About Lot 2 & 3, #4 O’Brien’s Lane");
});
