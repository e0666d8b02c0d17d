export * from './category-path.ts';
export * from './cover-food.ts';
export * from './storefront.endpoints.ts';
export * from './storefront.schemas.ts';
export * from './tracking.endpoints.ts';
export * from './tracking.schemas.ts';
export * from './web-orders.endpoints.ts';
export * from './web-orders.schemas.ts';
