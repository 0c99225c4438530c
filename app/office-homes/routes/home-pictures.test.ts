import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { openTestUploads } from "#app/office/uploads/uploads.fixture.ts";
import { defineSqliteTest, makeFolder } from "#app/store/stores.fixture.ts";
import { newId as id, openHomesDesk } from "./homes.fixture.ts";

const storeTest = defineSqliteTest();

storeTest("files that are no pictures are refused, pictures lose their location", async ({ db }) => {
  const dataDir = makeFolder();
  const pictures = openTestUploads(db, dataDir);
  const marion = await openHomesDesk(db, "Marion Tate", "principal", {}, pictures);
  await marion.startHome();
  const paint = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg();
  const photo = await paint("#8aa1ad")
    .withExif({ IFD0: { Copyright: "Secret place" } })
    .toBuffer();
  const files = [
    new File([new Uint8Array(photo)], "deck.jpg"),
    new File(["<svg/>"], "plan.svg"),
    new File(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], "IMG_0421.HEIC"),
    new File([new Uint8Array(13 * 1024 * 1024)], "huge.jpg"),
  ];
  const problems = [
    "1 picture added.",
    "plan.svg is not a picture that can be read.",
    expect.stringMatching(/^IMG_0421\.HEIC: This is a HEIC picture.* choose JPEG/),
    "huge.jpg is larger than 12 MB.",
  ];
  expect(await marion.upload({ id }, files)).toMatchObject({ status: 422, data: { problems } });
  const [kept] = await db.selectFrom("feed_picture").select(["name", "provider"]).execute();
  expect(kept?.provider).toBe("OFFICE");
  const folder = join(dataDir, "pictures");
  expect(await readdir(join(folder, "drafts"))).toEqual([]);
  const { exif, width } = await sharp(join(folder, kept?.name ?? "")).metadata();
  expect([exif, width]).toEqual([undefined, 900]);
  const picturesPage = "/office/homes/:id/pictures" as const;
  const src = `/pictures/${kept?.name}`;
  const arranged = { intent: "arrange", "src-0": src, "alt-0": "The deck", "label-0": "staged" };
  expect(await marion.send(picturesPage, { id }, arranged)).toMatchObject({ status: 303 });
  expect((await marion.read(picturesPage, { id })).data).toMatchObject({
    pictures: [{ src, alt: "The deck", label: "staged" }],
  });
  const mine = { ...(await marion.open(picturesPage, { id })), ...arranged };
  await marion.send(picturesPage, { id }, { ...arranged, "alt-0": "Theirs" });
  for (const [form, typed] of [
    [
      { "alt-0": "Mine", "place-0": "3" },
      { alt: "Mine", label: "staged", place: "3" },
    ],
    [{ "alt-0": "", "room-0": "Deck" }, { alt: "Deck of 7 Plover Street, Freshwater" }],
  ] as const)
    expect(await marion.send(picturesPage, { id }, { ...mine, ...form })).toMatchObject({
      status: 409,
      data: { typed: [{ src, ...typed }] },
    });
  const again = new File([new Uint8Array(photo)], "again.jpg");
  expect(await marion.upload({ id }, [again])).toMatchObject({
    status: 422,
    data: { problems: ["again.jpg is here already."] },
  });
  const other = await paint("#334455").toBuffer();
  const twice = ["view.jpg", "view (1).jpg"].map((name) => new File([new Uint8Array(other)], name));
  expect(await marion.upload({ id }, twice)).toMatchObject({
    status: 303,
    location: `/office/homes/${id}/pictures?done=upload`,
  });
  expect((await marion.read(picturesPage, { id })).data).toMatchObject({ pictures: [{ src }, { alt: "" }] });
  expect(await marion.readHome(id)).toMatchObject({
    home: { pictures: { count: 2, noted: [2] }, hasSender: false },
  });
  pictures.close();
  // Sent again after a failed connection, a picture needs no encoder.
  expect(await pictures.add(new Uint8Array(photo))).toMatchObject({ src, width: 900, height: 600 });
});
