import { toReason } from "./command.ts";

// Imported before all else: what a command knows of the agency is read while its modules load, before it runs.
process.once("uncaughtException", (error) => {
  console.error(toReason(error));
  process.exit(1);
});
