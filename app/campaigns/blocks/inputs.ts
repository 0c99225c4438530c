import * as v from "valibot";
import { amount, flag, line, text } from "./input-rules.ts";

/** How the editor shows an input; types by its names. */
type InputLook = {
  label: string;
  type: "string" | "longText" | "number" | "boolean" | "file" | "url";
  help?: string;
  /** What a new block begins with. */
  initial?: string | number;
  options?: readonly string[];
  /** A block without it has nothing to show. */
  isRequired?: boolean;
  /** Visitors read it, so its words follow the rules. */
  isRead?: true;
};

type Look = Partial<InputLook>;

/** Words that visitors read. */
export function words(label: string, look: Look = {}) {
  return v.pipe(line, v.metadata({ label, type: "string", isRead: true, ...look }));
}

/** What says which home or suburb is meant, or how a block looks; nobody reads it. */
export function choice(label: string, look: Look = {}) {
  return v.pipe(line, v.metadata({ label, type: "string", ...look }));
}

/** Words that visitors read; a blank line begins another paragraph. */
export function paragraphs(label: string, look: Look = {}) {
  return v.pipe(text, v.metadata({ label, type: "longText", isRead: true, ...look }));
}

export function count(label: string, max: number, look: Look = {}) {
  return v.pipe(amount(0, max), v.metadata({ label, type: "number", ...look }));
}

/** How many of a list to show: none would leave a heading alone. */
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

/** How the editor shows the input of a rule. */
export function toLook(rule: v.GenericSchema): InputLook {
  const look: Partial<InputLook> = v.getMetadata(rule);
  return { label: "", type: "string", ...look };
}
