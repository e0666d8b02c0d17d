import type { CallOf } from '@counter/contract/endpoint';
import { exportStatement, findStatement, type StatementFileFormat } from '@counter/contract/ledger';
import { findFinance, printStatement } from '@counter/contract/reports';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';

const finance = storeResource('finance');

/** Loads the store's balance and legal owner. */
export const useFinance = finance.read('overview', findFinance, ofStore);

/** The filters of the statement, including the days. */
export type StatementWanted = Omit<CallOf<typeof printStatement>['body'], 'userId' | 'storeId'>;

/** Loads one page of the store's statement. */
export const useStatement = finance.list(
  'statement',
  findStatement,
  ({ userId, storeId }, wanted: StatementWanted, pageNumber: number) => ({
    body: { userId, storeId, pageNumber, ...wanted },
  }),
);

/** Exports all matching entries as a file; resolves with its name. */
export const useSaveStatement = finance.table(
  exportStatement,
  ({ userId, storeId }, wanted: StatementWanted, format: StatementFileFormat) => ({
    body: { userId, storeId, ...wanted, format },
  }),
);

/** Saves the statement as a PDF; resolves with its name. */
export const usePrintStatement = finance.file(
  printStatement,
  ({ userId, storeId }, wanted: StatementWanted) => ({ body: { userId, storeId, ...wanted } }),
);
