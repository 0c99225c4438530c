import { startReceiver } from "./destinations.fixture.ts";

/**
 * VaultRE's documented POST /enquiries. Fields and answers are AddEnquiry and Enquiry of
 * https://docs.api.vaultre.com.au/swagger/vaultre.yaml (v1.3), headers and formats are from "Capture on online website
 * enquiry" in https://github.com/VaultGroup/api-samples/blob/master/curl/samples.md. The values are invented.
 */
export const vaultre = {
  headers: ["accept", "x-api-key", "authorization", "content-type"],
  fields: {
    enquiryDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
    subject: /./,
    body: /./,
    originalId: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    propertyReference: /./,
    source: /^OFFICEWEBSITE$/,
    fullName: /./,
    firstName: /./,
    lastName: /./,
    email: /@/,
    telephone: /\d/,
    mobile: /^04\d\d \d{3} \d{3}$/,
  },
  answers: {
    created: {
      status: 201,
      text: JSON.stringify({
        id: 1,
        subject: "Question",
        originalId: "019ac1d2-0000-7000-8000-000000000000",
        inserted: "2026-11-26T08:00:00Z",
        source: "OFFICEWEBSITE",
        processed: false,
        enquiryDate: "2026-11-26T08:00:00Z",
      }),
    },
    invalid: { status: 400, text: JSON.stringify({ success: false, msg: "Bad request", code: 400 }) },
    /** The bearer token is missing or has expired. */
    unauthorized: { status: 401, text: "" },
    /** The API key is missing or unknown. */
    forbidden: { status: 403, text: "" },
  },
} as const;

/** Starts a stand-in for VaultRE that gives a documented answer. */
export function startVaultre(answer: keyof typeof vaultre.answers = "created") {
  return startReceiver(vaultre.answers[answer]);
}
