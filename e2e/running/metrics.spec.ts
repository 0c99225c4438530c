import { expect, test } from "@playwright/test";
import { makeFolder } from "../../trials/site/start-site.ts";
import { getRaw } from "../attacks/raw-request.ts";
import { postForm } from "../enquiries/desk.ts";
import { goodContact, toBody } from "../enquiries/enquiry-forms.ts";
import { readPlainSample } from "../listings/supplied-homes.ts";
import { getMetricsOrigin, readMetrics, startOwnServer } from "../own-server.ts";

/** The value of one series; undefined when it is missing. */
function read(text: string, series: string) {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test("counts requests by route, never by address, and the outcome of enquiries, on a port of their own", async () => {
  await using site = await startOwnServer({ METRICS_PORT: "0" });
  const paths = ["/property/1", "/property/2", "/property/1", "/nowhere/leila", "/wp-login.php", "/about"];
  for (const path of paths) await (await fetch(site.origin + path)).text();
  await getRaw(site.origin, "/%zz");
  await postForm(`${site.origin}/contact`, toBody(goodContact));
  await postForm(`${site.origin}/contact`, "");
  await expect.poll(async () => read(await readMetrics(site), 'site_notices{state="sent"}')).toBe(2);
  const text = await readMetrics(site);
  const requests = (route: string, status: number) =>
    read(text, `site_http_requests_total{route="${route}",status="${status}"}`);
  expect(requests("/property/:id", 200)).toBe(3);
  expect(requests("*", 404)).toBe(2);
  expect(requests("refused", 400)).toBe(1);
  expect(requests("/contact", 303)).toBe(1);
  expect(requests("/contact", 422)).toBe(1);
  expect(read(text, 'site_http_request_duration_seconds_count{route="/property/:id"}')).toBe(3);
  expect(read(text, "site_render_duration_seconds_count")).toBeGreaterThan(4);
  expect(read(text, "site_page_cache_hits_total")).toBeGreaterThan(0);
  expect(read(text, "site_page_cache_misses_total")).toBeGreaterThan(2);
  expect(read(text, "site_page_cache_bytes")).toBeGreaterThan(1000);
  expect(read(text, "site_page_cache_pages")).toBeGreaterThan(2);
  expect(read(text, 'site_enquiries{kind="contact"}')).toBe(1);
  expect(read(text, 'site_enquiries_saved_total{kind="contact",outcome="saved"}')).toBe(1);
  expect(read(text, 'site_notices{state="dead"}')).toBe(0);
  expect(read(text, "site_oldest_undelivered_notice_seconds")).toBe(0);
  expect(read(text, "site_store_fault")).toBe(0);
  const onTheMarket = await readPlainSample("coastal-listings.json");
  expect(read(text, 'site_listings{file="coastal-listings.json"}')).toBe(onTheMarket.length);
  expect(read(text, 'site_catalogue_age_seconds{file="coastal-rentals.json"}')).toBeGreaterThan(0);
  expect(read(text, 'site_data_file_fault{file="coastal-listings.json"}')).toBe(0);
  expect(read(text, "site_process_resident_memory_bytes")).toBeGreaterThan(1e6);
  const names = text.split("\n").filter((line) => line && !line.startsWith("#"));
  expect(names.filter((name) => !name.startsWith("site_"))).toEqual([]);
  expect(text).not.toContain("leila");
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
  expect((await fetch(getMetricsOrigin(site))).status).toBe(404);
});

test("shows how long a message has waited, and which data file is broken", async () => {
  await using site = await startOwnServer({
    METRICS_PORT: "0",
    LISTINGS_DIR: makeFolder(),
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  await postForm(`${site.origin}/contact`, toBody(goodContact));
  await expect
    .poll(async () => read(await readMetrics(site), "site_oldest_undelivered_notice_seconds"))
    .toBeGreaterThan(0);
  const text = await readMetrics(site);
  expect(read(text, 'site_notices{state="waiting"}')).toBe(2);
  expect(read(text, 'site_data_file_fault{file="coastal-listings.json"}')).toBe(1);
  expect(read(text, 'site_listings{file="coastal-listings.json"}')).toBe(0);
  await expect.poll(() => site.getOutput()).toMatch(/"level":50[^\n]*"alert":"data file"/);
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toMatchObject({
    ready: false,
    reasons: ["no listings have been loaded"],
    faults: [expect.stringContaining("coastal-listings.json")],
  });
});
