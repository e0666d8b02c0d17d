import { z } from 'zod/mini';

/** A table in a backup. */
const backedUpTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});

/** The first file of a backup, which describes its source. */
export const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  /** The migrations of the database, and the version of the job queue's tables. */
  migrations: z.array(z.string()),
  queue: z.number(),
  /** The encryption keys of its values, each with a check value that only that key decrypts (base64). */
  keys: z.array(z.object({ name: z.string(), checkValue: z.string() })),
  tables: z.array(backedUpTable),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.nullable(z.string()) }),
  ),
});

/** The last file of a backup. A backup without it is incomplete. */
export const ending = z.object({
  rows: z.record(z.string(), z.number()),
  uploads: z.number(),
});

export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = z.infer<typeof backedUpTable>;
export type Ending = z.infer<typeof ending>;

export const manifestFile = 'counter-backup.json';
export const endingFile = 'end.json';
export const uploadsFolder = 'uploads/';
export const tablesFolder = 'tables/';

/** Returns a table's name in a backup: `public.orders`. */
export const nameOf = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`;
