import { writePdf } from '../../platform/kernel/pdf/write-pdf.ts';
import type { FileDownload } from '../../platform/http/file-download.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { openStatement, type StatementWanted } from '../ledger/index.ts';
import {
  countPayoutAdjustments,
  findPayout,
  readPayoutAdjustments,
  readPayoutOrders,
} from '../payouts/index.ts';
import { readLegalOwner } from './legal-owner.ts';
import { payoutSheet } from './payout-sheet.ts';
import { statementSheet } from './statement-sheet.ts';

type Printing = Pick<Platform, 'db' | 'act' | 'vault'>;

const contentType = 'application/pdf';

/** Renders the statement of the given days and filters as PDF. */
export async function printStatement(
  platform: Printing,
  scope: StoreScope,
  wanted: StatementWanted,
): Promise<FileDownload> {
  const owner = await readLegalOwner(platform, scope);
  const statement = await openStatement(platform.db, scope, wanted);
  const { startDate, endDate } = wanted;
  return {
    filename: `statement-${scope.storeUrl}-${startDate}-to-${endDate}.pdf`,
    contentType,
    content: writePdf(statementSheet(scope, owner, wanted, statement)),
  };
}

/** Renders a payout's statement as PDF. @throws ProblemError NOT_FOUND */
export async function printPayout(
  platform: Printing,
  scope: StoreScope,
  transactionId: string,
): Promise<FileDownload> {
  const { db } = platform;
  const payout = await findPayout(db, scope, transactionId);
  const owner = await readLegalOwner(platform, scope);
  const sheet = payoutSheet(scope, owner, {
    payout,
    orders: readPayoutOrders(db, scope, payout),
    adjustments: readPayoutAdjustments(db, scope, payout),
    adjustmentCount: await countPayoutAdjustments(db, scope, payout),
  });
  return {
    filename: `statement-${scope.storeUrl}-${transactionId}.pdf`,
    contentType,
    content: writePdf(sheet),
  };
}
