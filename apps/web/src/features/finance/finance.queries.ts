import type { CallOf } from '@counter/contract/endpoint';
import { exportStatement, findStatement, type StatementFileFormat } from '@counter/contract/ledger';
import { findFinance, printStatement } from '@counter/contract/reports';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';

const finance = storeResource('finance');

/** The store's balance and whose store it is in law. */
export const useFinance = finance.read('overview', findFinance, ofStore);

/** Days and filters. */
export type StatementWanted = Omit<CallOf<typeof printStatement>['body'], 'userId' | 'storeId'>;

/** One page of the store's books. */
export const useStatement = finance.list(
  'statement',
  findStatement,
  ({ userId, storeId }, wanted: StatementWanted, pageNumber: number) => ({
    body: { userId, storeId, pageNumber, ...wanted },
  }),
);

/** Saves everything that the days and filters find as a file; answers its name. */
export const useSaveStatement = finance.table(
  exportStatement,
  ({ userId, storeId }, wanted: StatementWanted, format: StatementFileFormat) => ({
    body: { userId, storeId, ...wanted, format },
  }),
);

/** Saves the same as a document on paper; answers its name. */
export const usePrintStatement = finance.file(
  printStatement,
  ({ userId, storeId }, wanted: StatementWanted) => ({ body: { userId, storeId, ...wanted } }),
);
