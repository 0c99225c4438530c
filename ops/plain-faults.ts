import { toReason } from "./command.ts";

// Imported first, because modules read the agency's folder while loading, before a command runs.
process.once("uncaughtException", (error) => {
  console.error(toReason(error));
  process.exit(1);
});
