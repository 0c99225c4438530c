import { href } from "react-router";
import { formatCount } from "#app/region/format.ts";
import { describeCode } from "#app/register/finding-words.ts";
import type { Fields, Finding } from "#app/register/register.ts";
import { toAlt, toPictureRecords } from "./picture-form.ts";

export type PictureNote = {
  words: string;
  isStop?: true;
  /** The note disappears when a text is written. */
  isOfNoText?: true;
};

const NOT_DESCRIBED = "Nobody has said what it shows. Choose what it is of, or write a sentence.";

/** At most one note for each picture: the rules' finding, else that it has no text. */
export function findPictureNotes(findings: readonly Finding[], record: Fields) {
  return toPictureRecords(record).map((picture, index): PictureNote | undefined => {
    const own = findings.filter((finding) => toPictureIndex(finding) === index);
    const finding = own.find(({ level }) => level === "stop") ?? own[0];
    if (finding)
      return { words: describeFinding(finding), ...(finding.level === "stop" && { isStop: true }) };
    return toAlt(picture) ? undefined : { words: NOT_DESCRIBED, isOfNoText: true };
  });
}

/** The index of the picture that a finding is about; undefined if it is about no single one. */
export function toPictureIndex({ path }: Pick<Finding, "path">) {
  const index = /^pictures\.(\d+)/.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}

function describeFinding({ code, words, hint }: Finding) {
  if (code === "unlabelled-location")
    return `“${words}” names a place around the home. If it shows that place, choose “The neighbourhood” as its label; if not, say what of the home it shows.`;
  return `${describeCode(code)}: “${words}”. ${hint}.`;
}

type PictureSummaryProps = {
  home: { id: string };
  /** The number of pictures, and the numbers of those with a note, from 1. */
  pictures: { count: number; noted: readonly number[] };
};

/** A summary of all notes with a link to each. */
export function PictureSummary({ home, pictures: { count, noted } }: PictureSummaryProps) {
  if (noted.length === 0) return null;
  const page = href("/office/homes/:id/pictures", { id: home.id });
  return (
    <p data-summary className="max-w-prose rounded-sm bg-sand-50 px-5 py-4">
      {noted.length} of {formatCount(count, "picture")} {noted.length === 1 ? "needs" : "need"} a word:{" "}
      {noted.map((number, index) => (
        <span key={number}>
          {index > 0 && ", "}
          <a href={`${page}#alt-${number - 1}`} className="underline">
            picture {number}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

export function toNoted(notes: readonly (PictureNote | undefined)[]) {
  return { count: notes.length, noted: notes.flatMap((note, index) => (note ? [index + 1] : [])) };
}
