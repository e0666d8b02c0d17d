export * from './bank-details.schemas.ts';
