import {
  businessProductPageSize,
  findBusinessProducts,
  findMenuItems,
  findPlacedProducts,
  findProduct,
  findStoreProducts,
  moveProduct,
  removeProduct,
  saveBusinessProduct,
  saveProduct,
  searchBusinessProducts,
  updateProductAvailability,
} from '@counter/contract/menu';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as availability from '../availability/product-availability.service.ts';
import * as places from './product-places.service.ts';
import * as lists from './product-lists.service.ts';
import { removeProducts } from './product-removal.service.ts';
import * as products from './product.service.ts';

/** Routes of products. */
export function productRoutes(platform: Platform): Route[] {
  return [...readingRoutes(platform), ...changingRoutes(platform)];
}

function readingRoutes(platform: Platform): Route[] {
  const pageSize = businessProductPageSize;
  return [
    route(findStoreProducts, async ({ scope, body: { categoryId, ...body } }) => ({
      data: await lists.findProducts(platform, scope, { ...body, categoryIds: listOf(categoryId) }),
    })),
    route(findBusinessProducts, async ({ scope, body }) => ({
      data: await lists.findProducts(platform, scope, { ...body, pageSize }),
    })),
    route(searchBusinessProducts, async ({ scope, body: { categoryId, ...body } }) => {
      const wanted = { ...body, pageSize, categoryIds: listOf(categoryId) };
      const { content, totalElements } = await lists.findProducts(platform, scope, wanted);
      return { data: { products: content, totalElements } };
    }),
    route(findMenuItems, async ({ scope }) => ({
      data: await lists.findMenuItems(platform, scope),
    })),
    route(findPlacedProducts, async ({ scope, params }) => ({
      data: await places.findPlacedProducts(platform.db, scope, params.categoryId),
    })),
    route(findProduct, async ({ scope, params }) => ({
      data: await lists.findProduct(platform, scope, params.productId),
    })),
  ];
}

const listOf = (id: number | null | undefined): number[] =>
  id === null || id === undefined ? [] : [id];

function changingRoutes(platform: Platform): Route[] {
  return [
    route(saveProduct, async ({ scope, body, request }) => ({
      data: await products.saveProduct(platform, scope, body, request.idempotencyKey),
      message: messageOf(body),
    })),
    route(saveBusinessProduct, async ({ scope, body, request }) => ({
      data: await products.saveBusinessProduct(platform, scope, body, request.idempotencyKey),
      message: messageOf(body),
    })),
    route(moveProduct, async ({ scope, body }) => ({
      data: await places.moveProduct(platform, scope, body),
    })),
    route(updateProductAvailability, async ({ scope, body }) =>
      availability.updateProductAvailability(platform, scope, body),
    ),
    route(removeProduct, async ({ scope, body }) => removeProducts(platform, scope, [body.id])),
  ];
}

const messageOf = ({ id }: { readonly id: number }): string =>
  id === 0 ? 'Product is added successfully' : 'Product edit successfully';
