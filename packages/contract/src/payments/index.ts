export * from './card.states.ts';
export * from './payments.endpoints.ts';
export * from './payments.schemas.ts';
