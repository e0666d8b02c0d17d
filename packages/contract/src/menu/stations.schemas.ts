import { z } from 'zod/mini';
import { id, requiredText } from '../shared/schema.ts';

/** A kitchen station, which makes the products of some categories. */
export const station = z.object({
  id,
  name: z.string(),
  /** The categories made there, in menu order. */
  categoryIds: z.array(id),
  /** The products made there: those whose first category with a station belongs to this one. */
  productIds: z.array(id),
});

export type Station = z.infer<typeof station>;

export const maxStations = 20;

/** `id` 0 adds a station at the end. Its categories leave their previous stations. */
export const stationRequest = z.object({
  storeId: id,
  id: z._default(z.int().check(z.minimum(0)), 0),
  name: requiredText('Name is required', 30),
  categoryIds: z._default(z.array(id).check(z.maxLength(1000)), []),
});

export type StationRequest = z.output<typeof stationRequest>;

/** All stations of the store, in their new order. */
export const stationOrderRequest = z.object({
  storeId: id,
  stationIds: z.array(id).check(z.minLength(1), z.maxLength(maxStations)),
});

export const stationRemoval = z.object({ storeId: id, id });
