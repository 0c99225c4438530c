import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions, post } from "../site/send-forms.ts";
import { startSite } from "../site/start-site.ts";
import { read } from "./kills.ts";

const POSTS = 50;

/** The same submission fifty times at once. */
export async function tortureBySameId(): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-torture-"));
  const site = await startSite({ DATA_DIR: dataDir });
  const [submission] = makeSubmissions(1);
  if (!submission) throw new Error("no submission was made");
  const answers = await Promise.all(Array.from({ length: POSTS }, () => post(submission, site.origin)));
  await site.stop();
  const thanked = answers.filter(Boolean).length;
  const different = new Set(answers).size;
  const rows = read(dataDir, "select id from enquiry").length;
  const amendments = read(dataDir, "select id from amendment").length;
  return {
    title: `The same submission id ${POSTS} times at once`,
    figures: {
      "thanked for": thanked,
      "different answers": different,
      "enquiries stored": rows,
      "amendments stored": amendments,
    },
    isGood: thanked === POSTS && different === 1 && rows === 1 && amendments === 0,
  };
}
