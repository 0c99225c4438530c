/** Software that sends homes, as content/feed.ts names it. */
export type Provider = {
  /** In reports, and the name of its user of FTP or SFTP. */
  name: string;
  /** Offices whose homes it may send, as agentID has them, in capitals. */
  agentIds: readonly string[];
  /** Whether a file is all there is: what it does not name is withdrawn. Usually it is a set of changes. */
  sendsWholeStock?: boolean;
  /** Where pictures may be fetched from, as "https://photos.example.com" or "https://*.example.com". */
  pictureOrigins: readonly string[];
  /** Hours without a file after which the office is told. */
  silenceHours: number;
  /** Whether these are homes that nobody sent, which only an export of the site itself has. */
  isOwn?: boolean;
  /** Whether an & that begins no entity is read as &amp; instead of refusing the file. */
  repairsAmpersands?: boolean;
};
