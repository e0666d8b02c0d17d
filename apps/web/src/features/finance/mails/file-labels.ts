import type { MailedFile } from '@counter/contract/notifications';
import { text } from '../finance.text.ts';

/** Labels of a statement's file formats. */
export const fileLabels: Readonly<Record<MailedFile, string>> = {
  PDF: 'PDF',
  CSV: 'CSV',
  QUICKBOOKS: text.quickBooksLines,
  QUICKBOOKS_JOURNAL: text.quickBooksJournal,
  XERO: text.xeroLines,
  XERO_JOURNAL: text.xeroJournal,
};
