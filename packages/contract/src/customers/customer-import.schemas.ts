import { z } from 'zod/mini';
import { dayInput } from '../shared/dates.ts';
import { fileText, optionalText } from '../shared/fields.ts';
import { id, instant, requiredText, userIdClaim } from '../shared/schema.ts';

/** The maximum file size in bytes, and the maximum number of lines. */
export const customerFileBytes = 2 * 1024 * 1024;
export const customerFileLines = 5000;

/** The message for a larger file. */
export const customerFileTooLarge =
  'A list of customers may have 2 MB at most. Split it into several.';

/** The maximum number of lines in the answer; refused lines come first. */
export const shownImportLines = 500;

export const customerImportRequest = z.object({
  storeId: id,
  userId: userIdClaim,
  fileName: requiredText('Choose a file', 200),
  /** The text of the CSV file. The first line names the columns. */
  csv: fileText("This isn't a CSV file. Save the sheet as CSV, then choose it."),
  /** The source and day of consent, for lines without their own. */
  consentSource: optionalText(200),
  consentDate: z._default(z.union([z.literal(''), dayInput], { error: 'Enter a date' }), ''),
  /** The `plan` of the preview to apply. Omit to preview. */
  plan: z.optional(z.string().check(z.maxLength(100))),
});

export type CustomerImportRequest = z.output<typeof customerImportRequest>;

export const importedLineKinds = ['NEW', 'KNOWN', 'REFUSED'] as const;

/** RECORDED: will be recorded; STANDING: had already agreed; NONE: not given; the rest: given but not recorded. */
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
  /** The line in the spreadsheet; the header is line 1. */
  line: z.int(),
  kind: z.enum(importedLineKinds),
  name: z.string(),
  phoneNumber: z.string(),
  consent: z.enum(importedConsents),
  /** The reason for a refusal, in a sentence. */
  reason: z.string(),
});

export type CustomerImportLine = z.infer<typeof customerImportLine>;

const counts = {
  added: z.int(),
  known: z.int(),
  refused: z.int(),
  /** The number of consents to record. */
  consents: z.int(),
};

export const customerImportOutcome = z.object({
  /** Identifies exactly this outcome, so that what is applied is what was previewed. */
  plan: z.string(),
  applied: z.boolean(),
  counts: z.object({
    ...counts,
    /** Lines with consent but without a source and a date. */
    withoutEvidence: z.int(),
  }),
  /** Ignored columns. */
  ignored: z.array(z.string()),
  /** Refused lines first; at most 500. */
  lines: z.array(customerImportLine),
});

export type CustomerImportOutcome = z.infer<typeof customerImportOutcome>;

/** A past import. */
export const customerImport = z.object({
  id,
  fileName: z.string(),
  createdBy: z.string(),
  createdAt: instant,
  ...counts,
  /** Null unless it was undone. */
  undone: z.nullable(z.object({ by: z.string(), at: instant, removed: z.int() })),
});

export type CustomerImport = z.infer<typeof customerImport>;

export const undoImportRequest = z.object({ storeId: id, userId: userIdClaim, id });
