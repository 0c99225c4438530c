import sharp from "sharp";
import { expect } from "vitest";
import { toOfficeRequest, toOutcome } from "#app/office/office.fixture.ts";
import { officeContext } from "#app/office/office-context.ts";
import { openTestUploads } from "#app/office/uploads/uploads.fixture.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { action, loader } from "./text-picture.tsx";
import { openAs, toTyped } from "./texts.fixture.ts";

const storeTest = defineSqliteTest();
type Desk = Awaited<ReturnType<typeof openAs>>;

const pattern = "/office/texts/:kind/:key/picture";

async function makePhoto(name: string) {
  const photo = sharp({ create: { width: 600, height: 800, channels: 3, background: "#8aa1ad" } });
  return new File([new Uint8Array(await photo.jpeg().toBuffer())], name);
}

storeTest("a portrait is encoded, shown at once, kept with other texts, and removed", async (open) => {
  const marion = await openAs(open);
  const pictures = openTestUploads(marion.db);
  const { add, remove, read } = openPicturePage(marion, ["agents", "2"], pictures);
  for (const [file, problem] of [
    [undefined, "Choose a picture."],
    [new File(["<svg/>"], "me.svg"), "me.svg is not a picture that can be read."],
    [new File([new Uint8Array(13 * 1024 * 1024)], "huge.jpg"), "huge.jpg is larger than 12 MB."],
  ] as const)
    expect(await add(file)).toMatchObject({ status: 422, data: { problem } });
  expect(await add(await makePhoto("me.jpg"))).toMatchObject({ status: 303 });
  const { picture } = getAgent();
  expect(picture).toMatchObject({ src: expect.stringMatching(/^\/pictures\/[\da-f]{32}\.jpg$/), width: 600 });
  expect(await read()).toMatchObject({ data: { picture } });
  const form = { ...toTyped("agents", "2"), bio: "Shorter.", version: "1" };
  expect(await marion.publish("agents", "2", form)).toMatchObject({ status: 303 });
  expect(getAgent()).toMatchObject({ bio: "Shorter.", picture });
  expect(await remove()).toMatchObject({ status: 303 });
  expect(getAgent().picture).toBe(undefined);
  const acts = ["add picture: agent", "publish: agent", "remove picture: agent"];
  const log = acts.map((act) => ({ act, subject: "Callum Reyes" }));
  expect(await marion.readLog()).toMatchObject(log);
  pictures.close();

  function getAgent() {
    const agent = marion.texts.get().agents.find(({ id }) => id === 2);
    if (!agent) throw new Error("the agent is gone");
    return agent;
  }
});

/** Signs somebody in at the page of a text's picture. */
function openPicturePage(
  { office, context, cookie }: Desk,
  [kind, key, place = ""]: [kind: string, key: string, place?: string],
  pictures = office.pictures,
) {
  context.set(officeContext, { ...office, pictures });
  const { url } = toOfficeRequest(`/office/texts/${kind}/${key}/picture?place=${place}`);
  const ask = (run: typeof loader | typeof action, init: RequestInit = {}) => {
    const request = new Request(url, { ...init, headers: { Cookie: cookie } });
    return toOutcome(() => run({ request, context, params: { kind, key }, pattern, url: new URL(url) }));
  };
  const send = (intent: string, file?: File, alt?: string) => {
    const body = new FormData();
    body.set("intent", intent);
    body.set("submission", makeId(Date.now()));
    if (file) body.set("picture", file);
    if (alt) body.set("alt", alt);
    return ask(action, { method: "POST", body });
  };
  return {
    read: () => ask(loader),
    add: (file?: File, alt?: string) => send("add picture", file, alt),
    remove: () => send("remove picture"),
  };
}

storeTest("a picture of a suburb or an article needs a text, is kept, and replaced", async (open) => {
  const marion = await openAs(open);
  const pictures = openTestUploads(marion.db);
  const { add } = openPicturePage(marion, ["suburbs", "manly"], pictures);
  const bay = await makePhoto("bay.jpg");
  expect(await add(bay)).toMatchObject({
    status: 422,
    data: { problem: "Say what the picture shows, and choose it again." },
  });
  expect(await add(bay, "A bay")).toMatchObject({ status: 303 });
  expect(await add(undefined, "A wide bay")).toMatchObject({ status: 303 });
  const { picture } = getManly();
  const src = expect.stringMatching(/^\/pictures\/[\da-f]{32}\.jpg$/);
  expect(picture).toMatchObject({ src, alt: "A wide bay" });
  const read = await marion.read("suburbs", "manly");
  expect(read).toMatchObject({ data: { typed: { picture: "uploaded" } } });
  const form = { ...toTyped("suburbs", "manly"), overview: "New." };
  await marion.publish("suburbs", "manly", { ...form, picture: "uploaded", version: "2" });
  expect(getManly()).toMatchObject({ overview: "New.", picture });
  await marion.publish("suburbs", "manly", { ...form, picture: "place-strand", version: "3" });
  expect(getManly()).toMatchObject({ picture: "place-strand" });
  const journal = openPicturePage(marion, ["journal", "1"], pictures);
  await journal.add(bay, "A bay");
  const [first] = marion.texts.get().articles.filter(({ id }) => id === 1);
  expect(first).toMatchObject({ picture: { src, alt: "A bay" } });
  // An article always has a picture.
  expect(await journal.remove()).toMatchObject({ status: 404 });
  const story = openPicturePage(marion, ["pages", "about", "about.story.picture"], pictures);
  expect(await story.add(bay, "A bay")).toMatchObject({ status: 303 });
  const about = marion.texts.get().pages.about.story;
  expect(about.picture).toMatchObject({ src, alt: "A bay" });
  // The page's form offers the uploaded picture, and keeps it.
  const words = toTyped("pages", "about");
  const uploaded = JSON.stringify(about.picture);
  const changed = { ...words, "about.story.picture": uploaded, "about.story.title": "Who we are" };
  await marion.publish("pages", "about", { ...changed, version: "1" });
  expect(marion.texts.get().pages.about.story).toMatchObject({ title: "Who we are", picture: { src } });
  for (const place of ["", "about.story.title", "about.nowhere.picture"])
    expect(await openPicturePage(marion, ["pages", "about", place]).read()).toMatchObject({ status: 404 });
  pictures.close();

  function getManly() {
    const [manly] = marion.texts.get().suburbs;
    if (!manly) throw new Error("the suburb is gone");
    return manly;
  }
});

storeTest("an agent cannot change anybody else's portrait", async (open) => {
  const callum = await openAs(open, "Callum Reyes", "agent");
  const own = openPicturePage(callum, ["agents", "2"]);
  expect(await own.read()).toMatchObject({ data: { name: "Callum Reyes" } });
  for (const place of [
    ["agents", "3"],
    ["agents", "99"],
    ["suburbs", "manly"],
  ] as [string, string][]) {
    const { read, remove } = openPicturePage(callum, place);
    for (const ask of [read, remove]) expect(await ask()).toMatchObject({ status: 404 });
  }
});
