import { expect, type Locator } from "@playwright/test";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import { formatBooked } from "../../app/enquiries/booked-time.ts";
import { fillListingForm } from "../enquiries/enquiry-forms.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { tabTo } from "../for-everyone/tab-to.ts";
import type { OwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { startMarket, toDay } from "./market.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const times = [
  { date: toDay(2), start: "17:00", end: "17:30" },
  { date: toDay(5), start: "10:00", end: "10:30" },
  { date: toDay(5), start: "14:15", end: "14:45" },
] as const;
const labels = times.map(({ date, start, end }) => `${formatWeekday(date)}, ${formatTimes(start, end)}`);
const booked = times.map(
  ({ date, start }) => `You are booked: ${formatBooked({ time: `${date}T${start}` })}`,
);

let server: OwnServer;
test.beforeAll(async () => {
  const sold = { date: "2026-11-01", price_aud: 2_465_000 };
  const inspections = times.map(({ date, start, end }) => `${date}T${start}/${end}`).toReversed();
  server = await startMarket({
    sale: {
      0: { status: "sold", sold },
      1: { id: "S002", status: "withdrawn" },
      2: { id: "S003", status: "under-offer", inspections },
    },
    rentals: {
      0: { id: "R001", status: "leased", leased_on: daysAgo(5) },
      1: { id: "R002", status: "leased", leased_on: daysAgo(20) },
    },
  });
});
test.afterAll(() => server.stop());

test("a home under offer shows its three times and has them all in its calendar file", async ({ page }) => {
  await page.goto(`${server.origin}/property/3`);
  await expect(page.getByText("Under offer").first()).toBeVisible();
  const panel = page.getByRole("region", { name: "Next Inspection" });
  await expect(panel).toContainText(formatWeekday(times[0].date));
  await expect(panel).toContainText(formatTimes(times[0].start, times[0].end));
  await expect(panel.getByRole("listitem")).toHaveText(labels.slice(1));
  expect(await findBarriersAtWidths(page)).toEqual([]);
  const calendar = await (await page.request.get(`${server.origin}/property/S003/inspection.ics`)).text();
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(times.length);
  await page.goto(`${server.origin}/inspections`);
  await expect(page.getByText("Under offer")).toHaveCount(times.length);
  for (const day of await page.getByRole("main").locator("summary").all()) await day.press("Enter");
  for (const { start, end } of times)
    await expect(page.getByText(formatTimes(start, end), { exact: true }).first()).toBeVisible();
});

test("without script every time is offered, and the chosen one is booked", async ({ plain: page }) => {
  await page.goto(`${server.origin}/property/S003/inspection`);
  await expectOffered(page.getByRole("main"));
  await page.getByRole("radio", { name: labels[2] }).check();
  await fillListingForm(page.getByRole("main"));
  await page.getByRole("button", { name: "Book inspection" }).click();
  await expect(page.getByRole("heading", { name: booked[2] })).toBeVisible();
  const link = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const calendar = await (await page.request.get(server.origin + link)).text();
  expect(calendar.match(/DTSTART:.*/g)).toEqual([expect.stringMatching(/T0[34]1500Z\s*$/)]);
});

test("by keyboard the summary leads to what is missing, and the dialog books the second time", async ({
  page,
}) => {
  await page.goto(`${server.origin}/property/3`);
  await page.getByRole("complementary").getByRole("link", { name: "Book Inspection" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expectOffered(dialog);
  expect(await findBarriersAtWidths(page)).toEqual([]);
  const radio = dialog.getByRole("radio").first();
  await expect(radio).toBeChecked();
  await radio.focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: labels[1] })).toBeChecked();
  await tabTo(page, dialog.getByRole("button", { name: "Book inspection" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await fillListingForm(dialog);
  await page.keyboard.press("Tab");
  await tabTo(page, dialog.getByRole("button", { name: "Book inspection" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: booked[1] })).toBeVisible();
});

async function expectOffered(form: Locator) {
  const radios = form.getByRole("radio");
  await expect(radios).toHaveCount(times.length + 1);
  for (const label of [...labels, "Ask for a time"])
    await expect(form.getByRole("radio", { name: label })).toBeVisible();
}

test("a sold home leaves the list for its own page, at every address it had", async ({ page, request }) => {
  for (const path of ["/property/1", "/property/S001"]) {
    const response = await request.get(server.origin + path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe("/sold-property/S001");
  }
  expect((await request.get(`${server.origin}/property/2`)).status()).toBe(404);
  expect(await (await request.get(`${server.origin}/property/3`)).text()).toContain("S003");
  expect(await (await request.get(`${server.origin}/sold`)).text()).toContain('href="/sold-property/S001"');
  await page.goto(`${server.origin}/property/1`);
  await expect(page.getByText("Sold 1 November 2026")).toBeVisible();
  await expect(page.getByText("$2,465,000").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar homes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Request Appraisal Online" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Book Inspection" })).toHaveCount(0);
  expect(await findBarriersAtWidths(page)).toEqual([]);
});

test("a leased rental is marked for fourteen days, and its page is gone after", async ({ page, request }) => {
  await page.goto(`${server.origin}/rental/R001`);
  await expect(page.getByRole("heading", { name: "Leased" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Free Property Appraisal" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "More to rent" })).toBeVisible();
  for (const name of ["Book Inspection", "Enquire Now"])
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  expect(await findBarriersAtWidths(page)).toEqual([]);
  for (const path of ["/rental/R002", "/rental/R001/enquire"])
    expect((await request.get(server.origin + path)).status(), path).toBe(404);
  expect(await (await request.get(`${server.origin}/rentals`)).text()).not.toContain('href="/rental/R001"');
});

test("past sales have their own pages, to which their positions redirect", async ({ request }) => {
  for (const [from, id] of [
    ["27", "S027"],
    ["42", "S042"],
    ["S030", "S030"],
  ] as const) {
    const response = await request.get(`/property/${from}`);
    expect(response.status(), from).toBe(200);
    expect(new URL(response.url()).pathname).toBe(`/sold-property/${id}`);
  }
});
