import type { Entrance } from "../access/require-person.server.ts";
import type { LinkLine } from "../frame/link-lines.tsx";

/** What a module has for whoever reads Today to do, line by line. */
export type TodayList = {
  title: string;
  lines: readonly LinkLine[];
  link: { label: string; href: string };
  /** Lines about mails that were given up, which stand with those of enquiries. */
  ofMails: readonly LinkLine[];
};

export type FindTodayList = (reader: Entrance) => Promise<TodayList>;
