import * as v from "valibot";
import { amount, flag, line, text } from "./input-rules.ts";

/** How the editor shows an input; `type` is the editor's name for it. */
type InputLook = {
  label: string;
  type: "string" | "longText" | "number" | "boolean" | "file" | "url";
  help?: string;
  initial?: string | number;
  options?: readonly string[];
  /** Without this input the block shows nothing. */
  isRequired?: boolean;
  /** Visitors read the words, so the publishing rules apply. */
  isRead?: true;
};

type Look = Partial<InputLook>;

export function words(label: string, look: Look = {}) {
  return v.pipe(line, v.metadata({ label, type: "string", isRead: true, ...look }));
}

/** Text that chooses a home, a suburb or a layout; visitors do not read it. */
export function choice(label: string, look: Look = {}) {
  return v.pipe(line, v.metadata({ label, type: "string", ...look }));
}

/** Words that visitors read; a blank line separates paragraphs. */
export function paragraphs(label: string, look: Look = {}) {
  return v.pipe(text, v.metadata({ label, type: "longText", isRead: true, ...look }));
}

export function count(label: string, max: number, look: Look = {}) {
  return v.pipe(amount(0, max), v.metadata({ label, type: "number", ...look }));
}

/** How many homes to show, at least one. */
export function howMany(max: number, look: Look) {
  return v.pipe(amount(1, max), v.metadata({ label: "How many", type: "number", ...look }));
}

export function tick(label: string) {
  return v.pipe(flag, v.metadata({ label, type: "boolean" }));
}

export function picture(label: string) {
  return v.pipe(line, v.metadata({ label, type: "file" }));
}

export function link(label: string, look: Look = {}) {
  return v.pipe(line, v.metadata({ label, type: "url", ...look }));
}

/** Returns how the editor shows an input, from its schema's metadata. */
export function toLook(rule: v.GenericSchema): InputLook {
  const look: Partial<InputLook> = v.getMetadata(rule);
  return { label: "", type: "string", ...look };
}
