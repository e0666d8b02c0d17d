export * from './expenses.choices.ts';
export * from './expense-amount.ts';
export * from './expenses.endpoints.ts';
export * from './expenses.schemas.ts';
export * from './suppliers.endpoints.ts';
export * from './suppliers.schemas.ts';
