import type { MailedFile } from '@counter/contract/notifications';
import type { Period } from '@counter/contract/shared';
import type { Attachment } from '../../platform/clients/mail/letter.ts';
import type { FileDownload } from '../../platform/http/file-download.ts';
import { toCsv, type TableFile } from '../../platform/http/table-file.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { writeStatement } from '../ledger/index.ts';
import { printStatement } from '../reports/index.ts';

/** Mail servers commonly reject more than this after base64 encoding, which adds a third. In bytes. */
export const maxAttachedBytes = 15_000_000;

/** Generates a period's statement files, identical to the ones downloaded from the dashboard. */
export async function writeStatementFiles(
  platform: Platform,
  scope: StoreScope,
  { from, to }: Period,
  files: readonly MailedFile[],
): Promise<Attachment[]> {
  const wanted = { startDate: from, endDate: to, search: '' };
  const attachments: Attachment[] = [];
  for (const format of files) {
    attachments.push(
      await readFile(
        format === 'PDF'
          ? await printStatement(platform, scope, wanted)
          : writeStatement(platform, scope, { ...wanted, format }),
      ),
    );
  }
  return attachments;
}

async function readFile(file: FileDownload | TableFile): Promise<Attachment> {
  const { filename, contentType, content } = 'lines' in file ? toCsv(file) : file;
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return {
    filename,
    contentType: contentType ?? 'text/csv; charset=utf-8',
    content: Buffer.concat(pieces),
  };
}

/** Returns the files if they fit in one mail, else none. */
export function attachable(files: readonly Attachment[]): readonly Attachment[] {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  return bytes <= maxAttachedBytes ? files : [];
}
