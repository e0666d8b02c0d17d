import type { Product, ProductAvailabilityRequest } from '@counter/contract/menu';
import { spokenEnd, type LocalFormat } from '@counter/contract/shared';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import { factsOf } from '../products/product-facts.ts';
import { toProduct } from '../products/product-view.ts';
import { findLocked, writeChange } from '../products/product.service.ts';
import { readUntil } from './unavailable-until.ts';

/**
 * Marks a product as available, or as unavailable for a while. Returns it with a message for the person. Does nothing
 * if nothing changes.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS for an end in the past
 */
export async function updateProductAvailability(
  { act }: Platform,
  scope: StoreScope,
  asked: ProductAvailabilityRequest,
): Promise<{ data: Product; message: string }> {
  return act(scope, async (work) => {
    const unavailableUntil = await setAvailability(work, asked);
    const data = toProduct(await findLocked(work, asked.id), scope, work.at);
    return { data, message: describe(data, unavailableUntil, work.at, scope) };
  });
}

type Availability = Pick<ProductAvailabilityRequest, 'id' | 'available' | 'until'>;

/**
 * Marks a product as available or unavailable. Returns when it becomes available again; null without an end.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS for an end in the past
 */
export async function setAvailability(
  work: Work,
  { id, available, until }: Availability,
): Promise<Date | null> {
  const unavailableUntil = available ? null : readUntil(until, work);
  const row = await findLocked(work, id);
  const facts = { ...factsOf(row), available, unavailableUntil };
  await writeChange(work, 'product.availability', row, facts);
  return unavailableUntil;
}

function describe(
  { name, available }: Product,
  until: Date | null,
  at: Date,
  local: LocalFormat,
): string {
  if (available) return `${name} is available.`;
  if (until === null) return `${name} is unavailable.`;
  return `${name} is unavailable until ${spokenEnd(until, at, local)}.`;
}
