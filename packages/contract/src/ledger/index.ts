export * from './ledger.accounts.ts';
export * from './postings.ts';
