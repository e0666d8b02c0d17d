import { z } from 'zod/mini';
import { id, requiredText } from '../shared/schema.ts';

/** A place in a store's kitchen where the products of some categories are made. */
export const station = z.object({
  id,
  name: z.string(),
  /** The categories made there, in the order of the menu. */
  categoryIds: z.array(id),
  /** The products made there: those whose first category with a station has this one. */
  productIds: z.array(id),
});

export type Station = z.infer<typeof station>;

export const maxStations = 20;

/** `id` 0 adds a station at the end. Its categories leave the stations where they were. */
export const stationRequest = z.object({
  storeId: id,
  id: z._default(z.int().check(z.minimum(0)), 0),
  name: requiredText('Name is required', 30),
  categoryIds: z._default(z.array(id).check(z.maxLength(1000)), []),
});

export type StationRequest = z.output<typeof stationRequest>;

/** Every station of the store, in their new order. */
export const stationOrderRequest = z.object({
  storeId: id,
  stationIds: z.array(id).check(z.minLength(1), z.maxLength(maxStations)),
});

export const stationRemoval = z.object({ storeId: id, id });
