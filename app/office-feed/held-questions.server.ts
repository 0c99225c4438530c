import { href } from "react-router";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import type { HomesQuestion, HomesQuestions } from "#app/office-homes/home-slots.ts";
import { makeId } from "#app/store/make-id.ts";
import { parseReports } from "../feed/store/feed-files.server.ts";
import type { FeedFileRow } from "../feed/store/feed-rows.ts";

/** Questions about feed files that would remove many homes from the lists. */
export function toHeldQuestions(files: readonly FeedFileRow[], now: number): HomesQuestions {
  return {
    title: "Held files",
    action: href("/office/feed"),
    questions: files.map((file) => toQuestion(file, now)),
  };
}

function toQuestion(file: FeedFileRow, now: number): HomesQuestion {
  const { id, name, provider, reason, received_at } = file;
  // Each form has an id of its own, so that one that is sent twice is carried out once.
  const toHidden = () => ({ file: id, submission: makeId(now) });
  return {
    id,
    name,
    words: `of ${provider}, ${formatMoment(received_at)}: ${reason ?? ""}.`,
    homes: parseReports(file).flatMap(({ publicId, address = publicId }) =>
      publicId && address ? [{ id: publicId, address }] : [],
    ),
    advice:
      "If you approve it, it is read within a minute. If you reject it, the site stays as it is: tell the sender.",
    acts: [
      { intent: "approve file", label: "Approve", hidden: toHidden() },
      { intent: "reject file", label: "Reject", hidden: toHidden() },
    ],
  };
}
