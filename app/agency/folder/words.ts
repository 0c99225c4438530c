import { readAgencyFile } from "./read-file.ts";
import { wordsSchema } from "./schemas/words.ts";

/** What the pages about the agency say, by page. */
export const {
  home: homeWords,
  about: aboutWords,
  sell: sellWords,
  appraisal: marketAppraisal,
  rentalManagement,
  journal: journalWords,
  suburbs: suburbWords,
  team: teamWords,
  sold: soldWords,
} = readAgencyFile("words.json", wordsSchema);
