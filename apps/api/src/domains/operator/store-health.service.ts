import { storeProblems, type StoreHealth } from '@counter/contract/operator';
import type { Platform } from '../../platform/platform.ts';
import {
  findStoreHealthPage,
  problemColumns,
  type StoreHealthFilter,
  type StoreHealthRow,
} from './store-health.repository.ts';

/** One page of the stores with problems in the last days, the worst first. */
export async function findHealth(
  { db, clock }: Platform,
  filter: StoreHealthFilter,
): Promise<{ content: StoreHealth[]; totalElements: number }> {
  const { rows, total } = await findStoreHealthPage(db, filter, clock.now());
  return { content: rows.map(toHealth), totalElements: total };
}

function toHealth(row: StoreHealthRow): StoreHealth {
  const { id, name, branchName, orders, missed, canceled, made, late } = row;
  return {
    id,
    name,
    branchName,
    orders,
    missed,
    canceled,
    made,
    late,
    before: {
      orders: row.ordersBefore,
      missed: row.missedBefore,
      canceled: row.canceledBefore,
      made: row.madeBefore,
      late: row.lateBefore,
    },
    noScreenSince: row.noScreenSince?.toISOString() ?? null,
    problems: storeProblems.filter((problem) => row[problemColumns[problem]]),
  };
}
