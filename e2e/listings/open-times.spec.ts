import { expect, type Locator } from "@playwright/test";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import { formatBooked } from "../../app/enquiries/booked-time.ts";
import { fillListingForm } from "../enquiries/enquiry-forms.ts";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import type { OwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { startMarket, toDay } from "./market.ts";

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
  const inspections = times.map(({ date, start, end }) => `${date}T${start}/${end}`).toReversed();
  server = await startMarket({ sale: { 0: { id: "S001", status: "under-offer", inspections } } });
});
test.afterAll(() => server.stop());

test("a home under offer shows its three times and has them all in its calendar file", async ({ page }) => {
  await page.goto(`${server.origin}/property/1`);
  const panel = page.getByRole("region", { name: "Next Inspection" });
  await expect(panel).toContainText(formatWeekday(times[0].date));
  await expect(panel).toContainText(formatTimes(times[0].start, times[0].end));
  await expect(panel.getByRole("listitem")).toHaveText(labels.slice(1));
  expect(await findBarriersAtWidths(page)).toEqual([]);
  const calendar = await (await page.request.get(`${server.origin}/property/S001/inspection.ics`)).text();
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(times.length);
  await page.goto(`${server.origin}/inspections`);
  await expect(page.getByText("Under offer")).toHaveCount(times.length);
  for (const day of await page.getByRole("main").locator("summary").all()) await day.press("Enter");
  for (const { start, end } of times)
    await expect(page.getByText(formatTimes(start, end), { exact: true }).first()).toBeVisible();
});

test("without script each time is offered, and the chosen one is booked", async ({ plain: page }) => {
  await page.goto(`${server.origin}/property/S001/inspection`);
  await expectOffered(page.getByRole("main"));
  await page.getByRole("radio", { name: labels[2] }).check();
  await fillListingForm(page.getByRole("main"));
  await page.getByRole("button", { name: "Book inspection" }).click();
  await expect(page.getByRole("heading", { name: booked[2] })).toBeVisible();
  const link = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const calendar = await (await page.request.get(server.origin + link)).text();
  expect(calendar.match(/DTSTART:.*/g)).toEqual([expect.stringMatching(/T0[34]1500Z\s*$/)]);
});

test("by keyboard the dialog books the second time", async ({ page }) => {
  await page.goto(`${server.origin}/property/1`);
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
  await fillListingForm(dialog);
  await dialog.getByRole("button", { name: "Book inspection" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: booked[1] })).toBeVisible();
});

async function expectOffered(form: Locator) {
  const radios = form.getByRole("radio");
  await expect(radios).toHaveCount(times.length + 1);
  for (const label of [...labels, "Ask for a time"])
    await expect(form.getByRole("radio", { name: label })).toBeVisible();
}
