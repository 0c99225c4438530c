import sharp from "sharp";
import { expect } from "vitest";
import { openUploads } from "#app/homes/feed/pictures/uploads.server.ts";
import { toOfficeRequest, toOutcome } from "#app/office/office.fixture.ts";
import { officeContext } from "#app/office/office-context.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { action, loader } from "./portrait.tsx";
import { openAs, toTyped } from "./texts.fixture.ts";

const storeTest = defineStoreTest();
type Desk = Awaited<ReturnType<typeof openAs>>;

const pattern = "/office/texts/agents/:key/portrait";

storeTest(
  "a portrait is encoded and shown at once, kept by what is written later, and taken away",
  async (open) => {
    const marion = await openAs(open);
    const pictures = openUploads(marion.db, { dataDir: makeFolder() });
    const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#8aa1ad" } })
      .jpeg()
      .toBuffer();
    const { add, remove, read } = sit(marion, "2", pictures);
    expect(await add(new File(["<svg/>"], "me.svg"))).toMatchObject({
      status: 422,
      data: { problem: "me.svg is no picture that can be read." },
    });
    expect(await add(new File([new Uint8Array(13 * 1024 * 1024)], "huge.jpg"))).toMatchObject({
      status: 422,
      data: { problem: "huge.jpg is larger than 12 MB." },
    });
    expect(await add()).toMatchObject({ status: 422, data: { problem: "Choose a picture." } });
    expect(await add(new File([new Uint8Array(photo)], "me.jpg"))).toMatchObject({ status: 303 });
    const { picture } = getAgent();
    expect(picture).toMatchObject({
      src: expect.stringMatching(/^\/pictures\/[\da-f]{32}\.jpg$/),
      width: 600,
    });
    expect(await read()).toMatchObject({ data: { portrait: { picture } } });
    const form = { ...toTyped("agents", "2"), bio: "Shorter.", version: "1" };
    expect(await marion.send("agents", "2", { ...form, intent: "publish" })).toMatchObject({ status: 303 });
    expect(getAgent()).toMatchObject({ bio: "Shorter.", picture });
    expect(await remove()).toMatchObject({ status: 303 });
    expect(getAgent().picture).toBe(undefined);
    expect((await marion.readLog()).map(({ act, subject }) => [act, subject])).toEqual([
      ["add portrait", "Callum Reyes"],
      ["publish: agent", "Callum Reyes"],
      ["remove portrait", "Callum Reyes"],
    ]);
    pictures.close();

    function getAgent() {
      const agent = marion.texts.get().agents.find(({ id }) => id === 2);
      if (!agent) throw new Error("the agent is gone");
      return agent;
    }
  },
  { timeout: 60_000 },
);

/** Somebody at the page of an agent's portrait. */
function sit({ office, context, cookie }: Desk, key: string, pictures = office.pictures) {
  context.set(officeContext, { ...office, pictures });
  const { url } = toOfficeRequest(`/office/texts/agents/${key}/portrait`);
  const ask = (run: typeof loader | typeof action, init: RequestInit = {}) => {
    const request = new Request(url, { ...init, headers: { Cookie: cookie } });
    return toOutcome(() => run({ request, context, params: { key }, pattern, url: new URL(url) }));
  };
  const send = (intent: string, file?: File) => {
    const body = new FormData();
    body.set("intent", intent);
    body.set("submission", makeId(Date.now()));
    if (file) body.set("portrait", file);
    return ask(action, { method: "POST", body });
  };
  return {
    read: () => ask(loader),
    add: (file?: File) => send("add portrait", file),
    remove: () => send("remove portrait"),
  };
}

storeTest("an agent changes nobody else's portrait", async (open) => {
  const callum = await openAs(open, "Callum Reyes", "agent");
  expect(await sit(callum, "2").read()).toMatchObject({ data: { agent: { name: "Callum Reyes" } } });
  for (const key of ["3", "99"]) {
    expect(await sit(callum, key).read()).toMatchObject({ status: 404 });
    expect(await sit(callum, key).remove()).toMatchObject({ status: 404 });
  }
});
