import { editProducts, exportProducts, importProducts } from '@counter/contract/menu';
import { fileRoute, route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as bulk from './bulk-edit.service.ts';
import * as exports from '../files/export-products.service.ts';
import * as imports from '../files/import-products.service.ts';

/** Routes that read and change many products at once. */
export function manyRoutes(platform: Platform): Route[] {
  return [
    route(editProducts, async ({ scope, body }) => ({
      data: await bulk.editProducts(platform, scope, body),
    })),
    route(importProducts, async ({ scope, body }) => ({
      data: await imports.importProducts(platform, scope, body),
    })),
    fileRoute(exportProducts, async ({ scope, body: { categoryId, ...body } }) => {
      const categoryIds = categoryId === undefined ? [] : [categoryId];
      return exports.exportProducts(platform, scope, { ...body, categoryIds });
    }),
  ];
}
