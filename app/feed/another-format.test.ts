import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { file, NOW } from "../register/incoming.fixture.ts";
import { read } from "../register/register.fixture.ts";
import { readApi } from "./api-format.fixture.ts";
import { importFeed } from "./importing/import-feed.server.ts";

const testStore = defineStoreTest();

const office = { name: "Headland", email: "hello@headland.example", phone: "(02) 5550 0142" };
const provider = { name: "api", agentIds: ["API"], pictureOrigins: [], silenceHours: 36 };
const home = {
  office: "API",
  id: "7",
  state: "current",
  headline: "Light above the sea",
  text: "Two storeys of spotted gum.",
  street: "14 Tern Lane",
  suburb: "Freshwater",
  price: 2_400_000,
  bedrooms: 4,
  bathrooms: 2,
};

testStore("homes of another format are merged, published, and withdrawn when not named", async ({ db }) => {
  let files = 0;
  async function bring(text: string, sendsWholeStock = false) {
    files += 1;
    const content = { bytes: text.length, encoding: "utf-8", isGuessed: false };
    const readText = async function* () {
      yield text;
    };
    return importFeed(
      { ...file(`file-${files}`), files: [{ ...content, readText }] },
      {
        read: readApi,
        provider: { ...provider, sendsWholeStock },
        db,
        agency: { team: [], office },
        now: NOW + files,
      },
    );
  }
  const show = () => read(db, (entry) => entry);

  expect(await bring(JSON.stringify([home]))).toMatchObject({ state: "done", counts: { NEW: 1 } });
  expect(await show()).toMatchObject([{ id: "API-7", title: home.headline, price_aud: 2_400_000, beds: 4 }]);
  const change = { office: "API", id: "7", state: "current", price: 2_300_000 };
  expect(await bring(JSON.stringify([change]))).toMatchObject({ counts: { PROCESSED: 1 } });
  expect(await show()).toMatchObject([{ id: "API-7", title: home.headline, price_aud: 2_300_000 }]);
  expect(await bring(JSON.stringify([change]))).toMatchObject({ counts: { UNCHANGED: 1 } });

  expect(await bring(JSON.stringify([{ ...home, id: "8", street: "15 Tern Lane" }]), true)).toMatchObject({
    counts: { NEW: 1, PROCESSED: 1 },
  });
  expect(await show()).toMatchObject([
    { id: "API-7", status: "withdrawn" },
    { id: "API-8", title: home.headline },
  ]);
  expect(await bring("<propertyList/>")).toMatchObject({
    state: "refused",
    reason: "it is not the JSON of this API",
  });
});
