import { expect, test } from "vitest";
import { makeElement, makePage } from "../content/content.fixture.ts";
import { readTestPage } from "../content/read-page.fixture.ts";
import { toVideoPolicy } from "./video-block.tsx";

function read(...elements: unknown[]) {
  const page = readTestPage(makePage("/page", elements));
  return { ...page, policy: toVideoPolicy(page.blocks) };
}

const embed = (url: string) =>
  read(makeElement("Embed", { url, content: "<iframe src=//x.example></iframe>" }));

const youTube = {
  player: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
  link: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
};
const vimeo = {
  player: "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
  link: "https://vimeo.com/76979871",
};

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s", youTube],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", youTube],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ", youTube],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", youTube],
  ["https://vimeo.com/76979871", vimeo],
  [
    "https://vimeo.com/76979871/0123456789",
    { player: `${vimeo.player}&h=0123456789`, link: `${vimeo.link}/0123456789` },
  ],
])("plays %s in its site's player, which the page's policy allows", (address, player) => {
  const { blocks, policy } = embed(address);
  expect(blocks).toMatchObject([{ kind: "video", ...player }]);
  expect(policy).toEqual({ media: [], frames: [new URL(player.player).origin] });
});

test.each([
  "https://video.example/1",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ-more",
  "javascript:alert(1)",
  "http://youtu.be/dQw4w9WgXcQ",
  "",
])("refuses to embed %j, and lists it as skipped", (address) => {
  const reason = "the site embeds videos of YouTube and Vimeo, nothing else";
  expect(embed(address)).toMatchObject({
    blocks: [],
    policy: { media: [], frames: [] },
    skipped: [{ block: "Embed", reason }],
  });
});

test("the block Video plays a file with its still, and videos of other sites", () => {
  const file = "https://cdn.builder.io/o/assets%2Fa%2Fb?alt=media";
  const { blocks, policy } = read(
    makeElement("Video", { video: file, posterImage: "https://stills.example/a.jpg", autoPlay: true }),
    makeElement("Video", { video: "/pictures/a.mp4" }),
    makeElement("Video", { video: youTube.link, posterImage: "https://stills.example/b.jpg" }),
  );
  expect(blocks).toMatchObject([
    { kind: "video", src: file, poster: "https://stills.example/a.jpg" },
    { kind: "video", src: "/pictures/a.mp4" },
    { kind: "video", ...youTube, poster: "https://stills.example/b.jpg" },
  ]);
  expect(policy).toEqual({
    media: ["https://cdn.builder.io", "'self'"],
    frames: ["https://www.youtube-nocookie.com"],
  });
});

test("names a video without an https address", () => {
  const plain = makeElement("Video", { video: "http://files.example/a.mp4" });
  const reason = "its video has no https address";
  expect(read(plain, makeElement("Video")).skipped).toMatchObject([{ reason }, { reason }]);
});
