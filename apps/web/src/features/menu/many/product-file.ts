import { importLimitBytes, importTooLarge, productColumns } from '@counter/contract/menu';

/** Why a file cannot be a file of products; undefined where it may be one. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name))
    return 'This is a spreadsheet. Save it as CSV in your spreadsheet program and choose that file.';
  if (size === 0) return 'The file is empty.';
  return size > importLimitBytes ? importTooLarge : undefined;
}

/** The text of a file: UTF-8, or else what older spreadsheet programs write. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file that has the columns and no products yet. The mark at its start makes spreadsheets read UTF-8. */
export function templateText(): string {
  return `\uFEFF${productColumns.join(',')}\r\n`;
}
