import { z } from 'zod/mini';
import { fileText } from '../shared/fields.ts';
import { id } from '../shared/schema.ts';
import { fieldChange } from './bulk-edit.ts';

/** The largest file that is taken, in bytes. */
export const importLimitBytes = 8 * 1024 * 1024;

/** The sentence for a larger one. */
export const importTooLarge = 'A product file may have 8 MB at most. Split it into several.';

/** At most so many lines of products in a file. */
export const importLineLimit = 20_000;

export const importRequest = z.object({
  storeId: id,
  /** The text of the CSV file, the first line naming the columns. */
  csv: fileText("This isn't a CSV file. Save the sheet as CSV, then choose it."),
  /** The `plan` of the preview that is to be applied; absent only previews. */
  plan: z.optional(z.string().check(z.maxLength(100))),
  /** Applies the lines that are right, where some are wrong. Without it one wrong line refuses the file. */
  skipWrong: z._default(z.boolean(), false),
});

export const importLine = z.object({
  /** As a spreadsheet counts, the line of names being 1. */
  line: z.int(),
  kind: z.enum(['CREATE', 'CHANGE', 'SAME', 'WRONG']),
  name: z.string(),
  changes: z.array(fieldChange),
  /** The errors, as sentences. */
  reasons: z.array(z.string()),
});

export type ImportLine = z.infer<typeof importLine>;

export const importOutcome = z.object({
  /** Names exactly this outcome; what is applied is what was previewed. */
  plan: z.string(),
  applied: z.boolean(),
  /** Some lines are wrong and can be left out; the others would change something. */
  skippable: z.boolean(),
  counts: z.object({ create: z.int(), change: z.int(), same: z.int(), wrong: z.int() }),
  /** Wrong ones first, then what changes; lines that stay the same are counted only. */
  lines: z.array(importLine),
});

export type ImportOutcome = z.infer<typeof importOutcome>;
