export * from './deal-state.ts';
export * from './deals.endpoints.ts';
export * from './deals.schemas.ts';
export * from './menu-deal.schemas.ts';
