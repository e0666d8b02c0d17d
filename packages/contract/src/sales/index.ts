export * from './profit.ts';
export * from './sale-price.ts';
export * from './sales.endpoints.ts';
export * from './sales.schemas.ts';
