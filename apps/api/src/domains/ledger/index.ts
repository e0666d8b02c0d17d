export {
  checkLedger,
  findKeptBooks,
  type BookFault,
  type KeptBooks,
} from './books-check.repository.ts';
export {
  postCancellation,
  postEntry,
  postOrder,
  postRefund,
  reverseOrder,
} from './ledger.service.ts';
export { closeBooks, lockLedgerHead, type LedgerHead } from './ledger.repository.ts';
export { importEarnedOrders } from './import.repository.ts';
export { ledgerRoutes } from './ledger.routes.ts';
export {
  countEarned,
  countStoresWithBooks,
  findAdjustments,
  findFirstDay,
  findLedgerHead,
  findPeriodDays,
  findStoresDue,
  findStoresWithBooks,
  sumPeriod,
  sumPeriods,
  type KindSum,
  type PeriodEntry,
} from './periods.repository.ts';
export { writeStatement } from './statement-file.ts';
export type { EntryRow } from './statement.repository.ts';
export {
  findDayEarnings,
  openStatement,
  type OpenStatement,
  type StatementWanted,
} from './statement.service.ts';
export { addBankingDays, bankingDayFrom, isBankingDay } from './banking-days.ts';
