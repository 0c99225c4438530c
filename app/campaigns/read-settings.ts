import * as v from "valibot";
import { matching, origin, read, readSecret, type Variables } from "#app/core/variables.ts";
import type { ServiceOptions } from "./service/fetch-entries.server.ts";

const publicKey = v.message(matching(/^[\w-]{8,64}$/), "the public key of a space at Builder.io");

/** The agency's space at Builder.io; undefined without a key. Throws for a wrong variable, saying what is accepted. */
export function readCampaignsSettings(variables: Variables): ServiceOptions | undefined {
  const key = readSecret(variables, "BUILDER_PUBLIC_KEY", publicKey);
  if (!key) return undefined;
  return { key, apiUrl: read(variables, "BUILDER_API_URL", origin, "https://cdn.builder.io") };
}
