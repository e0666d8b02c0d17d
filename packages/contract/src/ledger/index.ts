export * from './ledger.accounts.ts';
export * from './ledger-words.ts';
export * from './postings.ts';
export * from './statement.endpoints.ts';
export * from './statement.schemas.ts';
export * from './waterfall.endpoints.ts';
export * from './waterfall.schemas.ts';
export * from './waterfall.ts';
