import type { Role } from "#app/core/permission.ts";

export type OfficeTables = {
  person: PersonRow;
  passkey: PasskeyRow;
  sign_in: SignInRow;
  session: SessionRow;
  known_browser: KnownBrowserRow;
  log: LogRow;
};

export type OfficeMails = { "sign-in": { signIn: string } };

/** A person of the agency who answers enquiries. */
export type PersonRow = {
  id: string;
  /** In lower case. An agent's enquiries are found by it. */
  email: string;
  name: string;
  role: Role;
  created_at: number;
  /** Since when they no longer work here; their name stays in the records. */
  removed_at: number | null;
};

/** A request for a sign-in link, whether or not the address is a person's. */
type SignInRow = {
  id: string;
  /** SHA-256 of the address in lower case. */
  email_hash: string;
  /** SHA-256 of the network address, for the rate limit. */
  network_hash: string;
  /** SHA-256 of the cookie of the browser that asked. */
  browser_hash: string;
  /** SHA-256 of the cookie of a browser in which the person has signed in before; null for any other. */
  known_hash: string | null;
  person_id: string | null;
  /** SHA-256 of the link's token, which is made with the mail. */
  token_hash: string | null;
  path: string;
  asked_at: number;
  used_at: number | null;
};

type KnownBrowserRow = {
  /** SHA-256 of the cookie. People who share a browser share it. */
  id: string;
  person_id: string;
  /** When the person last signed in with it. */
  seen_at: number;
};

type SessionRow = {
  /** SHA-256 of the cookie. */
  id: string;
  person_id: string;
  /** The passkey that was used to sign in; null for a link. */
  passkey_id: string | null;
  created_at: number;
  /** The time of the last request, to the minute. */
  seen_at: number;
  /** When the person last proved who they are. */
  confirmed_at: number;
  expires_at: number;
};

export type PasskeyRow = {
  /** The credential's id, as base64url. */
  id: string;
  person_id: string;
  name: string;
  /** The public key as COSE, in base64url. */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: string;
  created_at: number;
  used_at: number | null;
};

type LogRow = {
  id: string;
  /** Null for a command on the server. */
  person_id: string | null;
  person_name: string;
  act: string;
  /** For example an enquiry's reference or a person's name. */
  subject: string;
  /** JSON. Of visitors' data only the names of fields. */
  before: string | null;
  after: string | null;
  created_at: number;
};
