import type { CustomerImportLine, ImportedConsentKind } from '@counter/contract/customers';
import { countOf, formatCount } from '@counter/contract/shared';

/** Screen text for importing customers. */
export const importText = {
  title: 'Import customers',
  chooseFile: 'Choose a CSV or Excel file',
  chooseOther: 'Choose another file',
  chooseFirst: 'Choose a file first.',
  check: 'Check file',
  rules:
    'Columns: name, phone, consent (yes or no), and if you like consent date and consent source. Up to 5,000 customers, 2 MB.',
  reading: (name: string) => `Checking ${name}`,
  consentTitle: 'Their consent to texts',
  consentHelp:
    'We only text people who agreed, and keep where and when they did. Leave this blank if each line of the file says it.',
  source: 'Where did they agree?',
  sourceHelp: 'For example: sign-up sheet at the counter.',
  date: 'When?',
  dateHelp: 'If they agreed on different days, choose the latest.',
  empty: 'The file is empty.',
  notRead: "We couldn't read this file. Save it as CSV and try again.",

  summary: (added: number, known: number, refused: number) => [
    countOf(added, 'new customer', 'new customers'),
    `${formatCount(known)} known already`,
    ...(refused > 0 ? [countOf(refused, 'line left out', 'lines left out')] : []),
  ],
  consents: (count: number) =>
    count === 0
      ? 'No consent will be recorded, so no one new gets your texts.'
      : `${countOf(count, 'consent', 'consents')} will be recorded. Only these people get your texts.`,
  withoutEvidence: (count: number) =>
    `${countOf(count, 'line says', 'lines say')} yes without a place and a date. Go back and say where and when they agreed, or they get no texts.`,
  ignored: (columns: string) => `We don't read: ${columns}.`,
  lines: 'Lines of the file',
  line: 'Line',
  lineOf: (line: number) => `Line ${line}`,
  customer: 'Customer',
  result: 'Result',
  texts: 'Texts',
  kinds: { NEW: 'New', KNOWN: 'Known', REFUSED: 'Left out' } satisfies Record<
    CustomerImportLine['kind'],
    string
  >,
  consentWords: {
    RECORDED: 'Consent recorded',
    STANDING: 'Agreed before',
    NONE: 'No consent',
    NO_EVIDENCE: 'No place and date',
    STOPPED: 'Answered STOP',
    WITHDRAWN: 'Withdrew later',
  } satisfies Record<ImportedConsentKind, string>,
  andMore: (count: number) => `and ${countOf(count, 'more line', 'more lines')}`,
  back: 'Back',
  apply: (count: number) => `Import ${countOf(count, 'customer', 'customers')}`,
  nothing: 'Nothing to import. You already have these customers, or their lines have errors.',
  imported: (count: number) => `Imported ${countOf(count, 'customer', 'customers')}.`,

  past: 'Past imports',
  pastNote: (added: number, consents: number, by: string) =>
    `${countOf(added, 'new customer', 'new customers')}, ${countOf(consents, 'consent', 'consents')}, by ${by}`,
  undo: 'Undo',
  undoOf: (file: string) => `Undo the import of ${file}`,
  undone: (removed: number) => `Undone, ${countOf(removed, 'customer', 'customers')} removed`,
  undoQuestion: (file: string) => `Undo the import of ${file}?`,
  undoConsequences:
    'Its consents are withdrawn, and its customers are removed. Customers who ordered, got a text or have notes since then stay.',
  undoDone: (removed: number) => `Removed ${countOf(removed, 'customer', 'customers')}.`,
} as const;
