import { formatCount } from "#app/region/format.ts";
import type { Letter, Row } from "#app/store/outbox/letter.ts";
import type { HomeReport } from "../../register/register.ts";
import { KINDS_NOT_SHOWN } from "../reading/read-listing.server.ts";

const MOST_FILES = 20;
const MOST_NAMED = 50;

/** The principal is told of refused files, held files and held homes. */
export type Trouble = "refused" | "held" | "homes";

export type TroubledFile = {
  id: string;
  name: string;
  provider: string;
  reason: string | null;
  listings: readonly HomeReport[];
};

export function toSubject(trouble: Trouble, files: readonly TroubledFile[]) {
  const homes = files.flatMap(({ listings }) => listings).length;
  const isOne = (trouble === "homes" ? homes : files.length) === 1;
  const subjects = {
    refused: isOne ? "a file could not be used" : `${files.length} files could not be used`,
    held: isOne ? "a file waits for you" : `${files.length} files wait for you`,
    homes: isOne ? "a home waits for you" : `${homes} homes wait for you`,
  };
  return `Feed: ${subjects[trouble]}`;
}

/** The letter about one file, or about all that came within an hour. `officeUrl`: where held files and homes stand. */
export function toLetter(trouble: Trouble, files: readonly TroubledFile[], officeUrl: string): Letter {
  const link = { label: "Look at them in the office", url: officeUrl };
  const [only] = files.length === 1 ? files : [];
  if (trouble === "refused")
    return {
      paragraphs: [
        only ? `${toName(only)} could not be read: ${only.reason}.` : "These files could not be read.",
        "Nothing on the site has changed. Ask the sender to send again what is missing.",
        "Further files that cannot be read are told of together, once an hour.",
      ],
      rows: only ? [] : limit(files.map(toFileRow), MOST_FILES),
      closing: [
        only
          ? `npm run feed -- log shows the files that came; this one is ${only.id}.`
          : "npm run feed -- log shows the files that came.",
      ],
    };
  if (trouble === "held")
    return {
      paragraphs: [
        only ? `${toName(only)} is held: ${only.reason}.` : "These files are held.",
        "Nothing on the site has changed. Is it meant? Then approve it.",
      ],
      rows: files.slice(0, MOST_FILES).map(toHeldRow),
      link,
      closing: only
        ? [`npm run feed -- approve ${only.id}`, `npm run feed -- reject ${only.id}`]
        : ["npm run feed -- held lists everything that waits."],
    };
  const homes = files.flatMap(({ listings }) => listings);
  return {
    paragraphs: ["These homes stay as they are published until you decide, or their sender mends them."],
    rows: limit(homes.map(toHomeRow), MOST_NAMED),
    link,
    closing: ["npm run feed -- held lists everything that waits."],
  };
}

/** Once for each kind: whoever sends such listings does not know that nobody sees them. */
export function toKindsLetter(
  file: TroubledFile,
  kinds: readonly string[],
): { subject: string; letter: Letter } {
  const isNew = ({ key }: HomeReport) => kinds.includes(key.kind);
  const listings = file.listings.filter(isNew);
  return {
    subject: `Feed: ${file.provider} sends listings that are not shown`,
    letter: {
      paragraphs: [
        `${toName(file)} has ${formatCount(listings.length, "listing")} of a kind that the site does not show. ${KINDS_NOT_SHOWN}`,
        "Tell whoever sends them; nothing else of the file is affected. This mail comes once for each kind.",
      ],
      rows: limit(
        listings.map(({ key, address }) => ({
          label: `${key.kind} ${key.agentId}/${key.uniqueId}`,
          value: address ?? "",
        })),
        MOST_NAMED,
      ),
      closing: ["npm run feed -- why ADDRESS tells whether a home is shown."],
    },
  };
}

function toName({ name, provider }: TroubledFile) {
  return `The file ${name} of ${provider}`;
}

function toFileRow({ name, provider, reason }: TroubledFile): Row {
  return { label: `${name} of ${provider}`, value: reason ?? "" };
}

function toHeldRow(file: TroubledFile): Row {
  const homes = file.listings.map(({ address, publicId = "" }) => address ?? publicId);
  const more = homes.length > MOST_NAMED ? [`and ${homes.length - MOST_NAMED} more`] : [];
  return {
    label: `${file.name} would take off`,
    value: [...homes.slice(0, MOST_NAMED), ...more].join("\n"),
  };
}

function toHomeRow({ publicId = "", outcome, findings }: HomeReport): Row {
  const stops = findings.filter(({ level }) => level === "stop");
  return {
    label: publicId,
    value: [
      ...stops.map(({ path, words, hint }) => `${path}: ${words}. ${hint}.`),
      ...(outcome === "HELD" ? [`npm run feed -- approve ${publicId}`] : []),
    ].join("\n"),
  };
}

function limit(rows: readonly Row[], most: number): Row[] {
  const more = rows.length - most;
  return more > 0 ? [...rows.slice(0, most), { label: "And more", value: `${more} more` }] : [...rows];
}
