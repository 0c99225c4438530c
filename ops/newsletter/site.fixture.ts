import { toTestMailServices } from "#app/listings/criteria/no-homes.fixture.ts";
import { createModuleMailMakers } from "#app/modules.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { openOutbox } from "#app/store/outbox/outbox.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";

// Runs the part of a web process that sends mails, as a process that a test can kill.
const log = { warn() {}, error() {} };
const environment = parseEnvironment(process.env);
const db = await openDatabase(environment);
const makers = createModuleMailMakers({ ...toTestMailServices(db), ...environment });
openOutbox({ ...environment, db, makers, log, noteOutage() {} });
