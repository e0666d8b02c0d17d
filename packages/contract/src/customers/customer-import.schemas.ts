import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { fileText, optionalText } from '../shared/fields.ts';
import { id, instant, requiredText, userIdClaim } from '../shared/schema.ts';

/** The largest file that is taken, in bytes, and the most lines in it. */
export const customerFileBytes = 2 * 1024 * 1024;
export const customerFileLines = 5000;

/** The sentence for a larger one. */
export const customerFileTooLarge =
  'A list of customers may have 2 MB at most. Split it into several.';

/** At most so many lines are answered, those that are refused first. */
export const shownImportLines = 500;

export const customerImportRequest = z.object({
  storeId: id,
  userId: userIdClaim,
  fileName: requiredText('Choose a file', 200),
  /** The text of the CSV file, the first line naming the columns. */
  csv: fileText("This isn't a CSV file. Save the sheet as CSV, then choose it."),
  /** The place and the day of their consent, for lines that don't say so themselves. */
  consentSource: optionalText(200),
  consentDate: z._default(z.union([z.literal(''), dayInput], { error: 'Enter a date' }), ''),
  /** The `plan` of the preview that is to be applied; absent only previews. */
  plan: z.optional(z.string().check(z.maxLength(100))),
});

export type CustomerImportRequest = z.output<typeof customerImportRequest>;

export const importedLineKinds = ['NEW', 'KNOWN', 'REFUSED'] as const;

/** RECORDED: will be texted; STANDING: had agreed before; NONE: not given; the rest: given, and not recorded. */
export const importedConsents = [
  'RECORDED',
  'STANDING',
  'NONE',
  'NO_EVIDENCE',
  'STOPPED',
  'WITHDRAWN',
] as const;

export type ImportedConsentKind = (typeof importedConsents)[number];

export const customerImportLine = z.object({
  /** As a spreadsheet counts, the line of names being 1. */
  line: z.int(),
  kind: z.enum(importedLineKinds),
  name: z.string(),
  phoneNumber: z.string(),
  consent: z.enum(importedConsents),
  /** The reason for a refusal, as a sentence. */
  reason: z.string(),
});

export type CustomerImportLine = z.infer<typeof customerImportLine>;

const counts = {
  added: z.int(),
  known: z.int(),
  refused: z.int(),
  /** The consents that are recorded. */
  consents: z.int(),
};

export const customerImportOutcome = z.object({
  /** Names exactly this outcome; what is applied is what was previewed. */
  plan: z.string(),
  applied: z.boolean(),
  counts: z.object({
    ...counts,
    /** Lines that say yes, without a place and a date. */
    withoutEvidence: z.int(),
  }),
  /** Columns that are not read. */
  ignored: z.array(z.string()),
  /** Refused lines first; at most 500. */
  lines: z.array(customerImportLine),
});

export type CustomerImportOutcome = z.infer<typeof customerImportOutcome>;

/** An import of the past. */
export const customerImport = z.object({
  id,
  fileName: z.string(),
  createdBy: z.string(),
  createdAt: instant,
  ...counts,
  /** Null while it stands. */
  undone: z.nullable(z.object({ by: z.string(), at: instant, removed: z.int() })),
});

export type CustomerImport = z.infer<typeof customerImport>;

export const undoImportRequest = z.object({ storeId: id, userId: userIdClaim, id });
