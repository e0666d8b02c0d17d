export * from './ledger.accounts.ts';
export * from './ledger-words.ts';
export * from './postings.ts';
export * from './statement.endpoints.ts';
export * from './statement.schemas.ts';
