export * from './storefront.endpoints.ts';
export * from './storefront.schemas.ts';
