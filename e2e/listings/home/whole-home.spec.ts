import { expect, type Page } from "@playwright/test";
import { formatDate } from "#app/region/format.ts";
import { findBarriersAtWidths } from "../../for-everyone/find-barriers.ts";
import type { OwnServer } from "../../own-server.ts";
import { test } from "../../visitor.ts";
import { startMarket, toDay } from "../market.ts";

const HOST = "https://photos.example";
const available = toDay(20);

let server: OwnServer;

test.beforeAll(async () => {
  const colleague = { phone: "0491 570 156", email: "other@headland.example" };
  server = await startMarket({
    sale: {
      0: {
        id: "S001",
        pictures: [
          { src: `${HOST}/front.jpg`, alt: "The front", width: 1600, height: 1067 },
          { src: `${HOST}/street.jpg`, alt: "The street", label: "location" },
        ],
        floorplans: [{ src: "/pictures/place-long-reef.jpg", alt: "Ground floor" }],
        documents: [{ src: "https://files.example/1.pdf", title: "Contract of sale", bytes: 1_240_000 }],
        video: "https://video.example/1",
        tour: "https://tour.example/1",
        agents: [{ id: "agent-2", name: "Second Agent", ...colleague }],
      },
    },
    rentals: {
      0: {
        id: "R001",
        available,
        bond_aud: 3_400,
        pets: "considered",
        furnished: true,
        apply: "https://apply.example/R001",
      },
    },
  });
});
test.afterAll(() => server.stop());

/** The other host responds with one of our pictures. */
async function servePhotos(page: Page) {
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ path: "agencies/headland/public/pictures/s001-street.jpg" }),
  );
}

test("pictures of another host are shown on list, home page and page only; plans follow, and the viewer has all", async ({
  page,
}) => {
  await servePhotos(page);
  const policyOf = async (path: string) =>
    (await page.request.get(server.origin + path)).headers()["content-security-policy"];
  for (const path of ["/listings", "/property/1", "/"]) expect(await policyOf(path), path).toContain(HOST);
  for (const path of ["/about", "/contact"]) expect(await policyOf(path), path).not.toContain(HOST);
  await page.goto(`${server.origin}/listings`);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  const shown = page.getByRole("img", { name: "The front" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await findBarriersAtWidths(page)).toEqual([]);

  const pictures = page.getByRole("list", { name: /^Pictures of/ }).getByRole("listitem");
  await expect(pictures).toHaveCount(3);
  await expect(pictures.nth(1)).toContainText("Location");
  await expect(pictures.nth(2)).toContainText("Floor plan");
  await expect(page.getByText("Artist’s impression")).toHaveCount(0);
  const fit = await pictures
    .nth(2)
    .getByRole("img")
    .evaluate((image) => getComputedStyle(image).objectFit);
  expect(fit).toBe("contain");
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(viewer.getByRole("status")).toContainText("Floor plan, 3 of 3");
  await expect(viewer.getByRole("listitem").nth(2)).toContainText("Floor plan");
  await expect(viewer.getByRole("img").nth(2)).toBeInViewport();
});

test("a rental shows availability, terms and where to apply", async ({ page }) => {
  await page.goto(`${server.origin}/rental/R001`);
  const summary = page.getByRole("region", { name: "Property Summary" });
  await expect(summary.getByText(`From ${formatDate(available)}`, { exact: true })).toBeVisible();
  const terms = `Available from ${formatDate(available)} · Pets considered · Furnished · Bond $3,400`;
  await expect(page.getByText(terms)).toBeVisible();
  const apply = page.getByRole("link", { name: "Apply for this home" });
  await expect(apply).toHaveAttribute("href", "https://apply.example/R001");
  await expect(apply).toHaveAttribute("target", "_blank");
  await expect(apply).toHaveAttribute("rel", "noopener");
  expect(await findBarriersAtWidths(page)).toEqual([]);
});
