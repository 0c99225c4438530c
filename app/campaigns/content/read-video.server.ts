import * as v from "valibot";
import type { BlockContent, Video } from "../block.ts";
import { line } from "../blocks/input-rules.ts";
import type { Element } from "./element-schema.ts";
import { readAddress, readPicture } from "./read-picture.server.ts";
import type { BlockContext } from "./reader.ts";

const videoOptions = v.object({ video: line, url: line, posterImage: line });

/** Reads the service's blocks Video (a file, or a video's address) and Embed. */
export function readVideo(
  options: unknown,
  { reader }: BlockContext,
  { component }: Element,
): BlockContent | undefined {
  const { video, url, posterImage } = v.parse(videoOptions, options);
  const isFile = component?.name === "Video";
  const block = isFile ? "Video" : "Embed";
  const address = isFile ? video : url;
  const played = findPlayer(address);
  const poster = posterImage ? readPicture(posterImage, block, reader, "still")?.src : undefined;
  if (played) return { kind: "video", poster, ...played };
  if (!isFile) return reader.skip(block, "the site embeds videos of YouTube and Vimeo, nothing else");
  const src = readAddress(address, block, reader, "video");
  return src ? { kind: "video", poster, src } : undefined;
}

const youTube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
/** An unlisted video has a second part, its key. */
const vimeo =
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:(?:\/|\?h=)([\da-f]{6,20}))?(?![\w/])/;

function findPlayer(address: string): Video | undefined {
  const [, id] = youTube.exec(address) ?? [];
  if (id)
    return {
      site: "YouTube",
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      link: `https://www.youtube.com/watch?v=${id}`,
    };
  const [, number, key] = vimeo.exec(address) ?? [];
  if (!number) return undefined;
  return {
    site: "Vimeo",
    player: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ""}`,
    link: `https://vimeo.com/${number}${key ? `/${key}` : ""}`,
  };
}
