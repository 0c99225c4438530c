import { Play } from "#app/ui/icons.tsx";
import { type Block, findBlocks, type Video } from "../block.ts";

const shape = "block aspect-video w-full rounded-xs bg-ink object-contain";

/** A video file with the browser's controls, or a still that play.script.ts replaces by another site's player. */
export function VideoBlock({ video }: { video: Video }) {
  if ("src" in video)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the page builder has no tracks
      <video
        src={video.src}
        poster={video.poster}
        preload="none"
        controls
        playsInline
        className={`${shape} max-w-4xl`}
      />
    );
  return (
    <a
      href={video.link}
      data-player={video.player}
      className="relative block w-full max-w-4xl rounded-xs text-foam"
    >
      {video.poster ? (
        <img src={video.poster} alt="" className={shape} loading="lazy" decoding="async" />
      ) : (
        <span className={shape} />
      )}
      <span className="absolute inset-x-0 bottom-0 grid gap-1 rounded-xs bg-ink px-4 py-3">
        <span className="flex items-center gap-2 font-semibold">
          <Play className="size-5" />
          Play the video
        </span>
        <span className="text-ui">From {video.site}, which learns of it when it plays</span>
      </span>
    </a>
  );
}

/** Whether a page has a video of another site, which a click plays. */
export function hasPlayer(blocks: readonly Block[]) {
  return findVideos(blocks).some((video) => "player" in video);
}

/** Additions to the Content-Security-Policy of a page with videos. */
export function toVideoPolicy(blocks: readonly Block[]) {
  const videos = findVideos(blocks);
  const toOrigins = (addresses: readonly string[]) => [
    ...new Set(addresses.map((address) => (address.startsWith("/") ? "'self'" : new URL(address).origin))),
  ];
  return {
    media: toOrigins(videos.flatMap((video) => ("src" in video ? [video.src] : []))),
    frames: toOrigins(videos.flatMap((video) => ("player" in video ? [video.player] : []))),
  };
}

function findVideos(blocks: readonly Block[]) {
  return findBlocks(blocks).filter((block) => block.kind === "video");
}
