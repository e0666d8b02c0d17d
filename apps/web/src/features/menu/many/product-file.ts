import { importLimitBytes, importTooLarge, productColumns } from '@counter/contract/menu';

/** Why a file cannot be a file of products; undefined where it may be one. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name))
    return 'This is a spreadsheet. Save it as CSV in your spreadsheet program and choose that file.';
  if (size === 0) return 'The file is empty.';
  return size > importLimitBytes ? importTooLarge : undefined;
}

/** A file that has the columns and no products yet. The mark at its start makes spreadsheets read UTF-8. */
export function templateText(): string {
  return `\uFEFF${productColumns.join(',')}\r\n`;
}
