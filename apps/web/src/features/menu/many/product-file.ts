import { importLimitBytes, importTooLarge, productColumns } from '@counter/contract/menu';
import { manyText } from './many.text.ts';

/** Returns why a file can't be a product file; undefined if it may be one. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name)) return manyText.spreadsheetWarning;
  if (size === 0) return manyText.fileIsEmpty;
  return size > importLimitBytes ? importTooLarge : undefined;
}

/** Returns a file with a header and no products. The byte order mark makes spreadsheets read it as UTF-8. */
export function templateText(): string {
  return `\uFEFF${productColumns.join(',')}\r\n`;
}
