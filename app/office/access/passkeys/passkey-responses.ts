import * as v from "valibot";

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const shared = {
  id: base64url,
  rawId: base64url,
  type: v.literal("public-key"),
  clientExtensionResults: v.object({}),
};

const usedSchema = v.object({
  ...shared,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(v.string()),
  }),
});

const addedSchema = v.object({
  ...shared,
  response: v.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

/** Parses a browser's response after signing in with a passkey; `undefined` if it is malformed. */
export function readUsed(json: string) {
  return read(usedSchema, json);
}

/** Parses a browser's response after adding a passkey; `undefined` if it is malformed. */
export function readAdded(json: string) {
  return read(addedSchema, json);
}

function read<Schema extends v.GenericSchema>(schema: Schema, json: string) {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return success ? output : undefined;
}
