/**
 * Commands that back up, verify and restore a PostgreSQL store. The address stays in the environment, as it holds a
 * password.
 */
export const postgresCommands = {
  backup: 'pg_dump --format=custom --file=FILE "$DATABASE_URL"',
  verify: "pg_restore --list FILE",
  restore: 'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" FILE',
} as const;

export const postgresAdvice = `DATABASE_URL is set: the enquiries are in PostgreSQL, and its own tools copy them. Nothing was done.
  back up, while the server runs    ${postgresCommands.backup}
  look into a copy                  ${postgresCommands.verify}
  restore, with the server stopped  ${postgresCommands.restore}
A restore replaces what is there: make a copy of it first.`;
