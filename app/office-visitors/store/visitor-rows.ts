export type OfficeVisitorsTables = { same_visitor: SameVisitorRow };

/** Two addresses of one person: e-mail addresses in lower case or the digits of telephones, the lesser first. */
type SameVisitorRow = { one: string; other: string; person_id: string; said_at: number };
