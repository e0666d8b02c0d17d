export * from './orders.choices.ts';
export * from './orders.endpoints.ts';
export * from './orders.events.ts';
export * from './orders.schemas.ts';
export * from './orders.states.ts';
export * from './pricing.ts';
