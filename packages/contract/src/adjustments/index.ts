export * from './adjustments.choices.ts';
export * from './charges.endpoints.ts';
export * from './charges.schemas.ts';
export * from './charges.states.ts';
export * from './refund-amount.ts';
export * from './refunds.endpoints.ts';
export * from './refunds.schemas.ts';
