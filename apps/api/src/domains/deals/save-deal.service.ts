import type { DealRequest } from '@counter/contract/deals';
import { dayAt, formatMoney } from '@counter/contract/shared';
import { priceOfParts } from '@counter/contract/deals';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { checkVersion } from '../../platform/events/check-version.ts';
import { pick } from '../../platform/kernel/pick.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { claimPictures } from '../files/index.ts';
import { findPartRows } from '../menu/index.ts';
import { createDeal, dealFields, lockDeal, updateDeal } from './deals.repository.ts';
import { noDeal } from './deals.service.ts';

/**
 * Adds or changes a deal and returns its ID. Retries with the same idempotency key add it only once.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE (somebody else saved it first), INVALID_FIELDS for a product that
 * is not on the store's menu, a price above that of the parts or a missing picture, IDEMPOTENCY_KEY_REUSED
 */
export async function saveDeal(
  { act }: Platform,
  scope: StoreScope,
  request: DealRequest,
  key: string | undefined,
): Promise<number> {
  return act(scope, (work) =>
    oncePerKey(work, { key, request }, () =>
      request.id === 0 ? addDeal(work, request) : changeDeal(work, request),
    ),
  );
}

async function addDeal(work: Work, request: DealRequest): Promise<number> {
  await checkParts(work, request);
  await claimImage(work, request.image, null);
  const id = await createDeal(work, request);
  work.audit({ action: 'deal.create', entity: 'deal', entityId: id, after: factsOf(request) });
  work.emit({ kind: 'menu.changed' });
  return id;
}

async function changeDeal(work: Work, request: DealRequest): Promise<number> {
  const { id } = request;
  const stored = await lockDeal(work.tx, work.scope, id);
  if (!stored) throw noDeal();
  const changes = { entity: 'deal', id, fields: [...dealFields, 'dealDetails'] };
  await checkVersion({ ...stored, changes }, request.olVersion, work);
  const before = { ...pick(stored, dealFields), dealDetails: stored.parts };
  const difference = differenceOf(before, factsOf(request));
  if (!difference) return id;
  await checkParts(work, request);
  await claimImage(work, request.image, stored.image);
  await updateDeal(work, request);
  const { name: subject } = stored;
  work.audit({ action: 'deal.update', entity: 'deal', entityId: id, subject, ...difference });
  work.emit({ kind: 'menu.changed' });
  return id;
}

function factsOf(request: DealRequest) {
  return { ...pick(request, dealFields), dealDetails: request.dealDetails };
}

async function checkParts({ tx, scope, at }: Work, request: DealRequest): Promise<void> {
  const { dealDetails, price } = request;
  const ids = dealDetails.map(({ productId }) => productId);
  const rows = await findPartRows(tx, scope, ids, dayAt(at, scope.timeZone));
  const prices = new Map(rows.flatMap((row) => (row.deleted ? [] : [[row.id, row.price]])));
  const unknown = dealDetails.flatMap(({ productId }, index) =>
    prices.has(productId) ? [] : [`dealDetails[${index}].productId`],
  );
  if (unknown.length > 0) throw invalid(unknown, 'Choose a product of this store.');
  const apart = priceOfParts(
    dealDetails.flatMap(({ productId, quantity }) => {
      const part = prices.get(productId);
      return part === undefined ? [] : [{ quantity, price: part }];
    }),
  );
  if (price <= apart) return;
  const limit = formatMoney(apart, scope.currency);
  throw invalid(['price'], `A deal must not cost more than its parts, ${limit}.`);
}

function invalid(paths: readonly string[], message: string): ProblemError {
  const errors = paths.map((path) => ({ path, message }));
  return new ProblemError('INVALID_FIELDS', message, { errors });
}

async function claimImage(
  { tx, scope, at }: Work,
  image: string | null,
  before: string | null,
): Promise<void> {
  if (image === null || image === before || scope.actor.kind !== 'user') return;
  await claimPictures(tx, scope.actor.id, [image], at);
}
