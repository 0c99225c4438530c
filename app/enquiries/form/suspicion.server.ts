import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { FormSchema } from "#app/ui/form/parse-form.ts";
import { toNetwork } from "./rate-limit.server.ts";
import { getTimeOfId, HONEYPOT, parseId, SUBMISSION } from "./submission-id.ts";

type Sender = { address: string; sharedTexts: SharedTexts };

/** Why a form looks like a bot's, in the office's words. Speed alone proves nothing: browsers fill in forms, too. */
export function findSuspicion(form: FormData, schema: FormSchema, { address, sharedTexts }: Sender) {
  if (form.get(HONEYPOT)) return "the hidden field was filled in";
  const words = findWords(form, schema);
  const [longest = ""] = words.toSorted((one, other) => other.length - one.length);
  const isShared = sharedTexts.note(longest, address);
  if (!isFast(form)) return undefined;
  if (words.length > 0 && words.every((text) => link.test(text)))
    return "filled in at once, a link in every field";
  return isShared ? "filled in at once, the same text from many addresses" : undefined;
}

const FAST_MS = 2_000;

/** Whether a form was sent as soon as it was shown. False where the browser's clock is ahead. */
function isFast(form: FormData) {
  const id = parseId(String(form.get(SUBMISSION) ?? ""));
  const age = Date.now() - (getTimeOfId(id ?? "") ?? 0);
  return age >= 0 && age < FAST_MS;
}

const link = /https?:\/\/|www\./i;
const LINK = "http://a.example";

/** The values of fields that take free text, such as names and messages. */
function findWords(form: FormData, { entries }: FormSchema) {
  return Object.entries(entries)
    .filter(([, rule]) => takesLink(rule))
    .map(([name]) => String(form.get(name) ?? "").trim())
    .filter((text) => /\p{L}/u.test(text));
}

function takesLink(rule: FormSchema["entries"][string]) {
  const read = v.safeParse(rule, LINK);
  return read.success && read.output === LINK;
}

const MANY_NETWORKS = 5;
const REMEMBERED_MS = 3_600_000;
const MOST_KNOWN = 10_000;
/** Shorter texts may be equal by chance. */
const FEWEST_CHARACTERS = 40;

export type SharedTexts = {
  /** Notes a text. Returns whether it has now come from many networks. */
  note: (text: string, address: string) => boolean;
};

/** Remembers for an hour, as hashes in memory only, which networks have sent the same text. */
export function createSharedTexts(): SharedTexts {
  const known = new LRUCache<string, ReadonlySet<string>>({ max: MOST_KNOWN, ttl: REMEMBERED_MS });

  return {
    note(text, address) {
      if (text.length < FEWEST_CHARACTERS) return false;
      const key = createHash("sha256").update(text).digest("base64");
      const networks = new Set(known.get(key)).add(toNetwork(address));
      if (networks.size <= MANY_NETWORKS) known.set(key, networks);
      return networks.size >= MANY_NETWORKS;
    },
  };
}
