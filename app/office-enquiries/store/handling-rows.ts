export type HandlingTables = {
  handling: HandlingRow;
  handling_event: HandlingEventRow;
  enquiry_word: EnquiryWordRow;
  contract_link: ContractLinkRow;
};

export type OfficeEnquiriesMails = {
  /** A home's contract: with the thanks for a request, later once it exists, or with an answer. */
  contract: { reference: string; isLater?: boolean; answer?: Answer };
};

/** An answer that somebody of the agency writes to an enquiry. */
export type Answer = {
  to: Mailbox;
  /** The sender, who receives the visitor's reply. */
  from: Mailbox;
  subject: string;
  /** Links in it stay text. */
  text: string;
  /** The office's number. */
  phone: string;
  /** The address of the home's statement of information, if it is included. */
  statement?: string;
};

type Mailbox = { name: string; address: string };

type HandlingState = "new" | "taken" | "answered";

/** Progress of the answer to an enquiry. */
export type HandlingRow = {
  enquiry_id: string;
  state: HandlingState;
  /** The person who answers it. */
  assignee_id: string | null;
  /** The e-mail address of the agent it is addressed to, in lower case. */
  agent_email: string | null;
  /** The visitor's latest phone number as digits; empty where it is too short to belong to one person. */
  phone: string | null;
  /** The enquiry's time, for sorting. */
  created_at: number;
  /** When the promised answer is due. */
  due_at: number;
  reminded_at: number | null;
  answered_at: number | null;
  /** Increases with every change, to detect conflicting changes. */
  version: number;
};

export type HandlingEventRow = {
  /** The form's submission id, so that submitting twice has no further effect. */
  id: string;
  enquiry_id: string;
  person_id: string;
  kind: string;
  /** The answer, the note, or how it was answered. */
  text: string;
  created_at: number;
};

/** A word by which an enquiry is found (words.ts). */
type EnquiryWordRow = { word: string; enquiry_id: string };

/** A private link to a home's contract, mailed to the visitor who asked for it. */
type ContractLinkRow = {
  /** The hash of the token in its address. */
  hash: string;
  enquiry_id: string;
  /** The listing's source id. */
  home_id: string;
  ends_at: number;
  /** How often the contract was fetched with it, and when last. */
  opened: number;
  opened_at: number | null;
};
