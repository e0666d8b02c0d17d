import {
  deleteCategory,
  findCategories,
  findCategoryPage,
  findSuggestedCategories,
  moveCategory,
  saveCategory,
} from '@counter/contract/menu';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as categories from './categories.service.ts';
import * as deletion from './category-deletion.service.ts';
import * as writes from './category-writes.service.ts';

/** Routes of categories. */
export function categoryRoutes(platform: Platform): Route[] {
  return [...readingRoutes(platform), ...changingRoutes(platform)];
}

function readingRoutes({ db }: Platform): Route[] {
  return [
    route(findSuggestedCategories, async () => ({
      data: await categories.findSuggestedCategories(db),
    })),
    route(findCategories, async ({ scope }) => ({
      data: await categories.findCategories(db, scope),
    })),
    route(findCategoryPage, async ({ scope, body }) => ({
      data: await categories.findCategoryPage(db, scope, body.pageNumber),
    })),
  ];
}

function changingRoutes(platform: Platform): Route[] {
  return [
    route(saveCategory, async ({ scope, body, request }) => ({
      data: await writes.saveCategory(platform, scope, body, request.idempotencyKey),
      message: body.id === 0 ? 'Category is added successfully' : 'Category is edited successfully',
    })),
    route(moveCategory, async ({ scope, body }) => ({
      data: await writes.moveCategory(platform, scope, body),
    })),
    route(deleteCategory, async ({ scope, params, query }) => ({
      data: {
        moved: await deletion.deleteCategory(platform, scope, {
          categoryId: params.categoryId,
          moveTo: query.moveTo,
        }),
      },
      message: 'Category is deleted successfully',
    })),
  ];
}
