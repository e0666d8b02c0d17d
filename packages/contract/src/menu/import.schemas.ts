import { z } from 'zod/mini';
import { fileText } from '../shared/fields.ts';
import { id } from '../shared/schema.ts';
import { fieldChange } from './bulk-edit.ts';

/** The maximum file size, in bytes. */
export const importLimitBytes = 8 * 1024 * 1024;

/** The message for a larger file. */
export const importTooLarge = 'A product file may have 8 MB at most. Split it into several.';

/** The maximum number of product lines in a file. */
export const importLineLimit = 20_000;

export const importRequest = z.object({
  storeId: id,
  /** The text of the CSV file. The first line names the columns. */
  csv: fileText("This isn't a CSV file. Save the sheet as CSV, then choose it."),
  /** The `plan` of the preview to apply. Omit to preview. */
  plan: z.optional(z.string().check(z.maxLength(100))),
  /** Applies the valid lines if some are invalid. Otherwise one invalid line refuses the file. */
  skipWrong: z._default(z.boolean(), false),
});

export const importLine = z.object({
  /** The line in the spreadsheet; the header is line 1. */
  line: z.int(),
  kind: z.enum(['CREATE', 'CHANGE', 'SAME', 'WRONG']),
  name: z.string(),
  changes: z.array(fieldChange),
  /** The errors, as sentences. */
  reasons: z.array(z.string()),
});

export type ImportLine = z.infer<typeof importLine>;

export const importOutcome = z.object({
  /** Identifies exactly this outcome, so that what is applied is what was previewed. */
  plan: z.string(),
  applied: z.boolean(),
  /** True if some lines are invalid and skipping them leaves changes to apply. */
  skippable: z.boolean(),
  counts: z.object({ create: z.int(), change: z.int(), same: z.int(), wrong: z.int() }),
  /** Invalid lines first, then changes; unchanged lines are only counted. */
  lines: z.array(importLine),
});

export type ImportOutcome = z.infer<typeof importOutcome>;
