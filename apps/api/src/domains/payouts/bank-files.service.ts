import type { BankFile, BankFileFormat } from '@counter/contract/payouts';
import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import type { FileDownload } from '../../platform/http/file-download.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import { notFound } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { bankFileCsv, bankTable } from './bank-file-csv.ts';
import { nachaFile } from './bank-file-nacha.ts';
import type { BankFile as WrittenFile, BankOrder } from './bank-file.ts';
import { findBankFileRow, findBankFileRows, findPayments } from './bank-files.repository.ts';
import { openPayment } from './sealed-payment.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

const listed = 20;

type FileRow = Awaited<ReturnType<typeof findBankFileRows>>[number];

/** Returns the latest bank files. */
export async function findBankFiles({ db }: Platform): Promise<BankFile[]> {
  return (await findBankFileRows(db, listed)).map(toBankFile);
}

/** Returns one bank file. @throws ProblemError NOT_FOUND */
export async function findBankFile(platform: Platform, id: number): Promise<BankFile> {
  return toBankFile(await existingFile(platform, id));
}

async function existingFile({ db }: Platform, id: number): Promise<FileRow> {
  const row = await findBankFileRow(db, id);
  if (!row) throw notFound('bank file');
  return row;
}

function toBankFile(row: FileRow): BankFile {
  return {
    id: row.id,
    format: row.format,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    effectiveDay: row.effectiveDay,
    currency: row.currency,
    payments: row.payments,
    amount: Number(row.amount),
  };
}

/** Writes a bank file in a format. */
export function writeBankFile(format: BankFileFormat, order: BankOrder): WrittenFile {
  return format === 'NACHA' ? nachaFile(order) : bankFileCsv(order);
}

/**
 * Returns a bank file for download, as it was created. It contains account numbers in the clear, so the access is
 * recorded in the audit log.
 * @throws ProblemError NOT_FOUND
 */
export async function openBankFile(
  platform: Platform,
  { actor }: Pick<SessionFacts, 'actor'>,
  { id, requestId }: { readonly id: number; readonly requestId: string },
): Promise<FileDownload | TableFile> {
  const row = await existingFile(platform, id);
  const payments = await findPayments(platform.db, id);
  const order: BankOrder = {
    payer: row.payer,
    currency: row.currency,
    createdAt: row.createdAt,
    effectiveDay: row.effectiveDay,
    earlierFiles: row.earlierFiles,
    payments: payments.map((payment) => openPayment(platform.vault, payment)),
  };
  const entry = { action: 'bank_file.open', entity: 'bank_file', entityId: id } as const;
  const facts = { actor, at: platform.clock.now(), requestId };
  await writeMarketplaceAudit(platform.db, { ...facts, entry });
  if (row.format === 'CSV') {
    const { lines, ...table } = bankTable(order);
    return { ...table, lines: whole(lines) };
  }
  const { text, filename, contentType } = writeBankFile(row.format, order);
  return { filename, contentType, content: whole(text) };
}

async function* whole<Content>(content: Content): AsyncGenerator<Content> {
  yield content;
}
