import { z } from 'zod/mini';
import { id, requiredText } from '../shared/schema.ts';
import { upTo } from '../shared/lengths.ts';

/** A category of a store's menu. */
export const category = z.object({
  id,
  storeId: id,
  name: z.string(),
  description: z.string(),
  /** Its position on the menu, from 1. */
  categoryOrder: z.int(),
  /** The kitchen station that makes its products; null if there is none. */
  stationId: z.nullable(id),
  /** The number of its products. */
  products: z.int(),
  /** The same id and name, in the shape that selects need. */
  value: id,
  label: z.string(),
});

export type Category = z.infer<typeof category>;

/** A category that the marketplace suggests to every store. It belongs to no store: a store adds its own by name. */
export const suggestedCategory = z.object({
  name: z.string(),
  description: z.string(),
  value: z.string(),
  label: z.string(),
  /** The kind of business that it suits; lists are grouped by it. */
  businessNature: z.string(),
});

export type SuggestedCategory = z.infer<typeof suggestedCategory>;

/** Omit `id` or send 0 to add a category. Without `categoryOrder` it keeps its position, or goes to the end. */
export const categoryRequest = z.object({
  storeId: id,
  id: z._default(z.int().check(z.minimum(0)), 0),
  name: requiredText('Name  is required.', 60),
  description: z._default(z.string().check(z.trim(), upTo(500)), ''),
  categoryOrder: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  /** Null for none. Omit to keep the current one. */
  stationId: z.optional(z.nullable(id)),
});

export type CategoryRequest = z.output<typeof categoryRequest>;

export const categoryListRequest = z.object({
  storeId: id,
  pageNumber: z._default(z.int().check(z.minimum(0)), 0),
});

/** The moved category and the one before its new position; null puts it first. */
export const categoryMove = z.object({ storeId: id, id, after: z.nullable(id) });

/**
 * The category that takes over a deleted one's products: its id, or 0 for none. If omitted, a category with products
 * isn't deleted.
 */
export const categoryDeletion = z.object({
  moveTo: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,15}$/, 'Enter a number')),
      z.transform((text) => Number(text)),
    ),
  ),
});
