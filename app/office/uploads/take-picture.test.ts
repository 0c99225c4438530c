import { expect, test } from "vitest";
import { unreachable } from "#app/pictures/picture-error.ts";
import { makeFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { takePicture } from "./take-picture.server.ts";
import { openUploads } from "./uploads.server.ts";

test("a picture that a busy machine does not make ready in time can be sent again", async () => {
  const encode = () => Promise.reject(unreachable("Encoding it takes longer than 120 s."));
  const pictures = openUploads(await openTestStore(), {
    dataDir: makeFolder(),
    encoder: { encode, close() {} },
  });
  expect(await takePicture(pictures, new File(["a deck"], "deck.jpg"))).toEqual({
    problem: "deck.jpg could not be made ready in time. Send it again in a few minutes.",
  });
});
