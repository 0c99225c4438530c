import { runProgram } from "./run-program.ts";
import { checkSchema } from "./stored-tables.ts";

/** Copies the database as it is at one moment, while the site goes on writing. */
export function copyPostgres(databaseUrl: string, file: string) {
  const { address, env } = toConnection(databaseUrl);
  runProgram("pg_dump", ["--format=custom", `--file=${file}`, address], { env });
}

/** Reads a copy from end to end. Returns its newest migration; throws when it is no use. */
export function readPostgresCopy(file: string) {
  runProgram("pg_restore", ["--file=/dev/null", file]);
  const { stdout } = runProgram("pg_restore", ["--data-only", "--table=migration", "--file=-", file]);
  const [, rows = ""] = /^COPY .+ FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(stdout) ?? [];
  const names = rows.split("\n").filter(Boolean);
  return [`  schema ${checkSchema(names.map((row) => row.split("\t")[0] ?? ""))}`];
}

/** The password is handed on in the environment: everybody can read the arguments of a process. */
export function toConnection(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { address: `--dbname=${url.href}`, env: { ...(password && { PGPASSWORD: password }) } };
}
