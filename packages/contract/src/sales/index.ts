export * from './closing.endpoints.ts';
export * from './closing.schemas.ts';
export * from './day-figures.ts';
export * from './drawer.ts';
export * from './earnings.ts';
export * from './sale-price.ts';
export * from './sales.endpoints.ts';
export * from './sales.schemas.ts';
