import { expect } from "@playwright/test";
import { findBarriersAtWidths } from "../../for-everyone/find-barriers.ts";
import { startOwnServer } from "../../own-server.ts";
import { test } from "../../visitor.ts";
import { getCards } from "../lists/sale-list.ts";
import { readPlainSample, supplyHomes } from "../supplied-homes.ts";

const HOST = "https://photos.example";

test("pictures of another host are allowed where they are shown, and plans follow", async ({ page }) => {
  const [first] = await readPlainSample("coastal-listings.json");
  const home = {
    ...first,
    pictures: [
      { src: `${HOST}/front.jpg`, alt: "The front", width: 1600, height: 1067 },
      { src: `${HOST}/street.jpg`, alt: "The street", label: "location" },
    ],
    floorplans: [{ src: "/pictures/place-long-reef.jpg", alt: "Ground floor" }],
  };
  await using server = await startOwnServer({ LISTINGS_DIR: await supplyHomes([home]) });
  // The other host responds with one of our pictures.
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ path: "agencies/headland/public/pictures/s001-street.jpg" }),
  );
  const policyOf = async (path: string) =>
    (await page.request.get(server.origin + path)).headers()["content-security-policy"];
  for (const path of ["/listings", "/property/1", "/"]) expect(await policyOf(path), path).toContain(HOST);
  for (const path of ["/about", "/contact"]) expect(await policyOf(path), path).not.toContain(HOST);
  await page.goto(`${server.origin}/listings`);
  await getCards(page).first().getByRole("link").click();
  const shown = page.getByRole("img", { name: "The front" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await findBarriersAtWidths(page)).toEqual([]);

  const pictures = page.getByRole("list", { name: /^Pictures of/ }).getByRole("listitem");
  await expect(pictures).toHaveCount(3);
  await expect(pictures.nth(1)).toContainText("Location");
  await expect(pictures.nth(2)).toContainText("Floor plan");
  await expect(pictures.nth(2).getByRole("img")).toHaveCSS("object-fit", "contain");
  await expect(page.getByText("Artist’s impression")).toHaveCount(0);
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(viewer.getByRole("status")).toContainText("Floor plan, 3 of 3");
  await expect(viewer.getByRole("img").nth(2)).toBeInViewport();
});
