import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, pageOf } from '../shared/schema.ts';
import {
  category,
  categoryDeletion,
  categoryListRequest,
  categoryMove,
  categoryRequest,
  suggestedCategory,
} from './categories.schemas.ts';

const inPath = { permission: 'menu:read', whileWaiting: true, store: 'params.storeId' } as const;
const reads = { permission: 'menu:read', whileWaiting: true, store: 'body.storeId' } as const;
const writes = { permission: 'menu:write', whileWaiting: true, store: 'body.storeId' } as const;

export const findSuggestedCategories = endpoint({
  method: 'GET',
  path: '/store/categories/-1',
  summary: "Lists the marketplace's categories by businessNature.",
  answer: envelope(z.array(suggestedCategory)),
  can: 'signedIn',
});

export const findCategories = endpoint({
  method: 'GET',
  path: '/store/categories/{storeId}',
  summary: "Lists a store's categories in their order.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(category)),
  can: inPath,
});

export const categoryPageSize = 10;

export const findCategoryPage = endpoint({
  method: 'POST',
  path: '/store/categories',
  summary: "Lists a store's categories in their order, 10 a page.",
  body: categoryListRequest,
  answer: envelope(pageOf(category)),
  can: reads,
});

export const saveCategory = endpoint({
  method: 'POST',
  path: '/store/category',
  summary: 'Adds or changes a category and returns its id.',
  body: categoryRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const moveCategory = endpoint({
  method: 'POST',
  path: '/store/categories/order',
  summary: 'Moves a category right after another one, or first, and returns all in their order.',
  body: categoryMove,
  answer: envelope(z.array(category)),
  can: writes,
});

export const deleteCategory = endpoint({
  method: 'GET',
  path: '/store/category/{storeId}/{categoryId}',
  summary: 'Deletes a category. One with products needs another category for them.',
  params: z.object({ storeId: idInPath, categoryId: idInPath }),
  query: categoryDeletion,
  answer: envelope(z.object({ moved: z.int() })),
  can: { permission: 'menu:write', whileWaiting: true, store: 'params.storeId' },
});
