import { openEnquiries } from "#app/enquiries/enquiries.server.ts";
import { openDatabase } from "#app/store/database.server.ts";
import { parseEnvironment } from "#server/environment.ts";

// What of a web process sends mails, as a process that a test can kill.
const log = { info() {}, warn() {}, error() {} };
const environment = parseEnvironment(process.env);
const db = await openDatabase(environment);
openEnquiries({ ...environment, db, getPhone: () => "(02) 5550 0142", log, noteOutage() {} });
