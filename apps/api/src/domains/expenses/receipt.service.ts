import { documentType } from '@counter/contract/files';
import type { FileDownload } from '../../platform/http/file-download.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { readDocument } from '../files/index.ts';
import { findExpense } from './expenses.service.ts';

/**
 * Returns the PDF receipt of an expense, for anybody who may see the expense.
 * @throws ProblemError NOT_FOUND for an expense of another store, or without a PDF
 */
export async function readReceipt(
  platform: Pick<Platform, 'db' | 'files'>,
  scope: StoreScope,
  expenseId: number,
): Promise<FileDownload> {
  const { receipt } = await findExpense(platform.db, scope, expenseId);
  const bytes = receipt === null ? null : await readDocument(platform, receipt);
  if (!bytes) throw new ProblemError('NOT_FOUND', 'This expense has no PDF of its receipt.');
  return {
    filename: `receipt-${expenseId}.pdf`,
    contentType: documentType,
    content: piecesOf(bytes),
  };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
