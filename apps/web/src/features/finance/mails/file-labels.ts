import type { MailedFile } from '@counter/contract/notifications';
import { text } from '../finance.text.ts';

/** The names of the files that a statement is saved as. */
export const fileLabels: Readonly<Record<MailedFile, string>> = {
  PDF: 'PDF',
  CSV: 'CSV',
  QUICKBOOKS: text.quickBooksLines,
  QUICKBOOKS_JOURNAL: text.quickBooksJournal,
  XERO: text.xeroLines,
  XERO_JOURNAL: text.xeroJournal,
};
