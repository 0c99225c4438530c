import { openEnquiries } from "#app/enquiries/enquiries.server.ts";
import { parseEnvironment } from "#server/environment.ts";

// What of a web process sends mails, as a process that a test can kill.
const log = { info() {}, warn() {}, error() {} };
await openEnquiries({ ...parseEnvironment(process.env), getPhone: () => "(02) 5550 0142", log });
