export * from './promo-reduction.ts';
export * from './promo-state.ts';
export * from './promotions.choices.ts';
export * from './promotions.endpoints.ts';
export * from './promotions.schemas.ts';
