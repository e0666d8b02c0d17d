import { z } from 'zod/mini';

/** A table as it is in a backup. */
const backedUpTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});

/** The first file of a backup: where it comes from. */
export const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  /** The migrations of the database, and the version of the job queue's tables. */
  migrations: z.array(z.string()),
  queue: z.number(),
  /** The encryption keys that its values are sealed with, each by a value that only that key opens (base64). */
  keys: z.array(z.object({ name: z.string(), checkValue: z.string() })),
  tables: z.array(backedUpTable),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.nullable(z.string()) }),
  ),
});

/** The last file of a backup. Without it, the backup is not whole. */
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

/** The name of a table in a backup: `public.orders`. */
export const nameOf = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`;
