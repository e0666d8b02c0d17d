import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pictureLimitBytes, pictureTooLarge } from '../files/files.schemas.ts';
import { envelope, id, idInPath, pageOf } from '../shared/schema.ts';
import {
  businessProductRequest,
  businessProductsRequest,
  businessRemoval,
  placedProduct,
  product,
  productAvailabilityRequest,
  productMove,
  productRemoval,
  productRequest,
  productSearchRequest,
  storeProductsRequest,
} from './products.schemas.ts';

const inPath = { permission: 'menu:read', whileWaiting: true, store: 'params.storeId' } as const;
const reads = { permission: 'menu:read', whileWaiting: true, store: 'body.storeId' } as const;
const writes = { permission: 'menu:write', whileWaiting: true, store: 'body.storeId' } as const;
const toggles = {
  permission: 'menu:availability',
  whileWaiting: true,
  store: 'body.storeId',
} as const;

export const findStoreProducts = endpoint({
  method: 'POST',
  path: '/merchant/store/products',
  summary: 'Lists the products of a store by name: the store-level view.',
  body: storeProductsRequest,
  answer: envelope(pageOf(product)),
  can: reads,
});

export const findBusinessProducts = endpoint({
  method: 'POST',
  path: '/product/business/products',
  summary: 'Lists the products of a store by name, 20 a page: the business-scoped view.',
  body: businessProductsRequest,
  answer: envelope(pageOf(product)),
  can: { permission: 'menu:read', whileWaiting: true, store: 'body.id' },
});

export const searchBusinessProducts = endpoint({
  method: 'POST',
  path: '/search/business/products',
  summary: 'Searches the products of a store by text and category, 20 a page.',
  body: productSearchRequest,
  answer: envelope(z.object({ products: z.array(product), totalElements: z.int() })),
  can: { permission: 'menu:read', whileWaiting: true, store: 'body.businessId' },
});

export const findProduct = endpoint({
  method: 'GET',
  path: '/merchant/store/product/{storeId}/{productId}',
  summary: 'Gets one product.',
  params: z.object({ storeId: idInPath, productId: idInPath }),
  answer: envelope(product),
  can: inPath,
});

export const findPlacedProducts = endpoint({
  method: 'GET',
  path: '/merchant/store/products/order/{storeId}/{categoryId}',
  summary:
    'Lists the products of a main category (0 for those without one) in the order that customers see.',
  params: z.object({ storeId: idInPath, categoryId: idInPath }),
  answer: envelope(z.array(placedProduct)),
  can: inPath,
});

export const moveProduct = endpoint({
  method: 'POST',
  path: '/merchant/store/products/order',
  summary:
    'Moves a product right after another one of its main category, or first, and returns all of them in their order.',
  body: productMove,
  answer: envelope(z.array(placedProduct)),
  can: writes,
});

export const saveProduct = endpoint({
  method: 'POST',
  path: '/merchant/store/product',
  summary: 'Adds or changes a product in the store-level form, and returns its id.',
  body: productRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const saveBusinessProduct = endpoint({
  method: 'POST',
  path: '/product/business/save',
  summary: 'Adds or changes a product in the business-scoped form, and returns its id.',
  body: businessProductRequest,
  answer: envelope(id),
  can: { permission: 'menu:write', whileWaiting: true, store: 'body.businessId' },
  idempotency: 'accepted',
  bodyLimit: {
    bytes: Math.ceil((pictureLimitBytes * 4) / 3) + 64 * 1024,
    refusal: pictureTooLarge,
  },
});

export const updateProductAvailability = endpoint({
  method: 'POST',
  path: '/merchant/store/product/status/available',
  summary: 'Marks a product as available, or as unavailable for a while.',
  body: productAvailabilityRequest,
  answer: envelope(product),
  can: toggles,
});

export const removeProduct = endpoint({
  method: 'POST',
  path: '/merchant/store/product/remove',
  summary: 'Deletes a product. It can be restored.',
  body: productRemoval,
  answer: envelope(z.object({ ids: z.array(id) })),
  can: writes,
});

export const removeFromBusiness = endpoint({
  method: 'POST',
  path: '/product/business/delete',
  summary: 'Deletes products or deals. They can be restored.',
  body: businessRemoval,
  answer: envelope(z.object({ ids: z.array(id) })),
  can: { permission: 'menu:write', whileWaiting: true, store: 'body.businessId' },
});

export const restoreToBusiness = endpoint({
  method: 'POST',
  path: '/product/business/restore',
  summary: 'Restores deleted products or deals.',
  body: businessRemoval,
  answer: envelope(z.object({ ids: z.array(id) })),
  can: { permission: 'menu:write', whileWaiting: true, store: 'body.businessId' },
});
