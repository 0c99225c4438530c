export type OfficeTables = {
  passkey: PasskeyRow;
  sign_in: SignInRow;
  session: SessionRow;
  known_browser: KnownBrowserRow;
  log: LogRow;
};

export type OfficeMails = { "sign-in": { signIn: string } };

/** A link to sign in that somebody asked for, whether or not the address is a person's. */
type SignInRow = {
  id: string;
  /** SHA-256 of the address in lower case. */
  email_hash: string;
  /** SHA-256 of the network address, for the limit. */
  network_hash: string;
  /** SHA-256 of a cookie: the browser that asked. */
  browser_hash: string;
  /** SHA-256 of the cookie of a browser that its person has signed in with before; null: anybody's. */
  known_hash: string | null;
  person_id: string | null;
  /** SHA-256 of what the mailed link carries; made when the mail is. */
  token_hash: string | null;
  path: string;
  asked_at: number;
  used_at: number | null;
};

type KnownBrowserRow = {
  /** SHA-256 of the cookie; those who share the browser share it. */
  id: string;
  person_id: string;
  /** The last time the person signed in with it. */
  seen_at: number;
};

type SessionRow = {
  /** SHA-256 of the cookie. */
  id: string;
  person_id: string;
  /** The passkey it was begun with; null: a link. */
  passkey_id: string | null;
  created_at: number;
  /** The last request, to the minute. */
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
  /** COSE, as base64url. */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: string;
  created_at: number;
  used_at: number | null;
};

type LogRow = {
  id: string;
  /** Null: a command at the server. */
  person_id: string | null;
  person_name: string;
  act: string;
  /** An enquiry's reference, a person's name. */
  subject: string;
  /** JSON; of visitors' data the names of the fields only. */
  before: string | null;
  after: string | null;
  created_at: number;
};
