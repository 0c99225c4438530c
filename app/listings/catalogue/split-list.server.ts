const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const blanks = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Takes a JSON list apart while its bytes arrive, in whatever pieces: `onElement` gets the text of each element in turn.
 * It only finds where elements end; whoever parses every text accepts exactly the lists that JSON.parse accepts.
 * Throws when the bytes are no list.
 */
export function createListSplitter(onElement: (text: string) => void) {
  let place: "before" | "inside" | "after" = "before";
  let isInString = false;
  let isEscaped = false;
  let depth = 0;
  let elements = 0;
  let unfinished: Buffer[] = [];

  function write(piece: Buffer) {
    let start = 0;
    let index = 0;
    while (index < piece.length) {
      const byte = piece[index] ?? 0;
      if (isInString) index = passString(piece, index);
      else {
        if (place !== "inside") start = passOutside(byte, index);
        else if (depth === 0 && (byte === COMMA || byte === CLOSE_LIST)) {
          finishElement(piece.subarray(start, index), byte);
          start = index + 1;
        } else passElement(byte);
        index += 1;
      }
    }
    if (place === "inside") unfinished.push(Buffer.from(piece.subarray(start)));
  }

  /** Most bytes stand in strings. Returns where it goes on after this one. */
  function passString(piece: Buffer, from: number) {
    let index = isEscaped ? from + 1 : from;
    while (index < piece.length && piece[index] !== QUOTE) index += piece[index] === BACKSLASH ? 2 : 1;
    isEscaped = index > piece.length;
    isInString = index >= piece.length;
    return index + 1;
  }

  /** Before or after the list only blanks may stand. Returns where its first element would start. */
  function passOutside(byte: number, index: number) {
    if (place === "before" && byte === OPEN_LIST) place = "inside";
    else if (!blanks.has(byte)) throw new SyntaxError("the file is not a list of records");
    return index + 1;
  }

  function passElement(byte: number) {
    if (byte === QUOTE) isInString = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
  }

  function finishElement(end: Buffer, byte: number) {
    const bytes = unfinished.length > 0 ? Buffer.concat([...unfinished, end]) : end;
    unfinished = [];
    if (byte === CLOSE_LIST) place = "after";
    const isEmptyList = place === "after" && elements === 0 && bytes.every((each) => blanks.has(each));
    if (isEmptyList) return;
    elements += 1;
    onElement(bytes.toString("utf8"));
  }

  /** To be called after the last piece. */
  function end() {
    if (place !== "after") throw new SyntaxError("the file ends before its list does");
  }

  return { write, end };
}
