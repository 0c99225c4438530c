export type OfficeVisitorsTables = { same_visitor: SameVisitorRow };

/** Two addresses of one person: e-mail addresses in lower case or telephone numbers as digits, in ascending order. */
type SameVisitorRow = { one: string; other: string; person_id: string; said_at: number };
