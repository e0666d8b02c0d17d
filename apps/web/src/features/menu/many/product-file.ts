import { importLimitBytes, importTooLarge, productColumns } from '@counter/contract/menu';
import { manyText } from './many.text.ts';

/** Returns the reason a file can't be a product file; undefined if it may be one. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name)) return manyText.spreadsheetWarning;
  if (size === 0) return manyText.fileIsEmpty;
  return size > importLimitBytes ? importTooLarge : undefined;
}

/** A file that has the columns and no products yet. The mark at its start makes spreadsheets read UTF-8. */
export function templateText(): string {
  return `\uFEFF${productColumns.join(',')}\r\n`;
}
