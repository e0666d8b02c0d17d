export * from './operator-payouts.endpoints.ts';
export * from './operator-payouts.schemas.ts';
export * from './payouts.endpoints.ts';
export * from './payouts.events.ts';
export * from './payouts.schemas.ts';
export * from './payouts.states.ts';
export * from './plans.ts';
