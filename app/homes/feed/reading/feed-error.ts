/** Why a file cannot be read, and where: nothing in it may be used. */
export class FeedError extends Error {
  readonly line: number;
  readonly column: number;
  constructor(reason: string, { line, column }: { line: number; column: number }) {
    super(reason);
    this.line = line;
    this.column = column;
  }
}
