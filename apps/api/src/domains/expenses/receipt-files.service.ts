import { formatMoney } from '@counter/contract/shared';
import type { ExpenseFilter } from '@counter/contract/expenses';
import type { FileDownload } from '../../platform/http/file-download.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { fileNameOf, writeZip, type ZippedFile } from '../../platform/kernel/zip/write-zip.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { readUpload } from '../files/index.ts';
import { readExpenses } from './expense-file.ts';
import type { ExpenseRow } from './expenses.repository.ts';

type Parts = Pick<Platform, 'db' | 'files' | 'clock'>;

/**
 * Returns an archive with the receipts of all matching expenses. It lists receipts that are missing in the file
 * storage. Reading it throws NOT_FOUND if no expense has a receipt.
 */
export function writeReceipts(
  parts: Parts,
  scope: StoreScope,
  wanted: ExpenseFilter,
): FileDownload {
  const of = wanted.month === undefined ? '' : `-${wanted.month}`;
  return {
    filename: `receipts-${scope.storeUrl}${of}.zip`,
    contentType: 'application/zip',
    content: writeZip(findFiles(parts, scope, wanted)),
  };
}

async function* findFiles(
  parts: Parts,
  scope: StoreScope,
  wanted: ExpenseFilter,
): AsyncGenerator<ZippedFile> {
  const missing: string[] = [];
  let found = 0;
  for await (const expenses of readExpenses(parts.db, scope, wanted)) {
    for (const expense of expenses) {
      for (const [index, url] of receiptsOf(expense).entries()) {
        found += 1;
        const name = nameOf(expense, { index, url, currency: scope.currency });
        const bytes = await readUpload(parts, url);
        if (bytes) yield { name, at: expense.recordedAt, bytes };
        else missing.push(name);
      }
    }
  }
  if (found === 0) throw new ProblemError('NOT_FOUND', 'None of these expenses has a receipt.');
  if (missing.length === 0) return;
  const note = `These receipts could not be found:\n${missing.join('\n')}\n`;
  yield { name: 'Missing receipts.txt', at: parts.clock.now(), bytes: Buffer.from(note) };
}

function receiptsOf({ receipt, moreReceipts }: ExpenseRow): string[] {
  return [receipt, ...moreReceipts].filter((url) => url !== null);
}

type Receipt = { readonly index: number; readonly url: string; readonly currency: string };

/** Returns a file name that sorts by day. The expense's ID keeps it unique. */
function nameOf(expense: ExpenseRow, { index, url, currency }: Receipt): string {
  const { id, expenseDate, description, amount } = expense;
  const ending = url.slice(url.lastIndexOf('.'));
  const page = index === 0 ? '' : ` ${index + 1}`;
  const money = formatMoney(amount, currency);
  return `${fileNameOf(`${expenseDate} ${description}`)} ${fileNameOf(money)} (${id}${page})${ending}`;
}
