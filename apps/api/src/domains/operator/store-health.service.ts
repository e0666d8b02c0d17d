import {
  storeProblems,
  type HealthFacts,
  type MarketplaceWeek,
  type OrderCounts,
  type StoreHealth,
} from '@counter/contract/operator';
import { pick } from '../../platform/kernel/pick.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countMarketplace,
  findCountsBefore,
  findHealthRows,
  findStoreHealthPage,
  noOrders,
  problemColumns,
  type StoreHealthFilter,
} from './store-health.repository.ts';
import type { StoreHealthRow } from './judged-stores.repository.ts';

/** Returns a page of stores with recent problems, worst first. */
export async function findHealth(
  { db, clock }: Platform,
  filter: StoreHealthFilter,
): Promise<{ content: StoreHealth[]; totalElements: number }> {
  const at = clock.now();
  const { rows, total } = await findStoreHealthPage(db, filter, at);
  const ids = rows.map(({ id }) => id);
  const before = await findCountsBefore(db, ids, at);
  return {
    content: rows.map((row) => toHealth(row, before.get(row.id) ?? noOrders)),
    totalElements: total,
  };
}

/** Returns the order counts of all approved stores for the last days and the same number of days before. */
export async function findWeek({ db, clock }: Platform): Promise<MarketplaceWeek> {
  const { last, before } = await countMarketplace(db, clock.now());
  return { ...last, before };
}

const countNames = ['orders', 'missed', 'cancelled', 'made', 'acceptedLate', 'late'] as const;

function toHealth(row: StoreHealthRow, before: OrderCounts): StoreHealth {
  const { id, name, branchName } = row;
  return { id, name, branchName, ...toFacts(row), before };
}

/** Converts a health row to the facts of the API. */
function toFacts(row: StoreHealthRow): HealthFacts {
  const { noScreenSince, unpaidSince } = row;
  return {
    ...pick(row, countNames),
    noScreenSince: noScreenSince?.toISOString() ?? null,
    unpaidSince: unpaidSince?.toISOString() ?? null,
    problems: storeProblems.filter((problem) => row[problemColumns[problem]]),
  };
}

/** Returns the health of the given stores by store id. Unapproved stores have none. */
export async function findHealthOf(
  { db, clock }: Platform,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, HealthFacts>> {
  const rows = await findHealthRows(db, storeIds, clock.now());
  return new Map(rows.map((row) => [row.id, toFacts(row)]));
}
