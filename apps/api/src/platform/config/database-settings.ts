import { z } from 'zod';
import { encodeHint, isCutInPassword } from '../kernel/cut-password.ts';

/** The message leaves out the address: any part of it may belong to the password. */
const address = (what: string) => {
  const error = `must be ${what}: postgres://user:password@host:5432/database. ${encodeHint}`;
  return z
    .url({ protocol: /^postgres(ql)?$/, error })
    .refine((url) => !isCutInPassword(url), error)
    .optional();
};

const size = 'must be a whole number of connections from 3 to 500';

/** Settings of the database and its connections. */
export const databaseSettings = {
  DATABASE_URL: address('a PostgreSQL address'),
  DATABASE_POOLER_URL: address('the address of a pooler such as PgBouncer'),
  DATABASE_POOL_SIZE: z.coerce.number(size).int(size).min(3, size).max(500, size).default(20),
};

export type DatabaseConfig = {
  /** If absent, Counter starts its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A pooler in transaction mode, for everything that doesn't need a connection of its own. */
  readonly databasePoolerUrl: string | undefined;
  /** The maximum number of connections of a process that serves calls. */
  readonly databasePoolSize: number;
};

/** Returns the database configuration. */
export function databaseOf(
  settings: z.output<z.ZodObject<typeof databaseSettings>>,
): DatabaseConfig {
  return {
    databaseUrl: settings.DATABASE_URL,
    databasePoolerUrl: settings.DATABASE_POOLER_URL,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
  };
}
