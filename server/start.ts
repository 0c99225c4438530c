// Modules check the agency's folder while they load, before any code of main.ts runs.
await import("./main.ts")
  .then(({ start }) => start())
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
