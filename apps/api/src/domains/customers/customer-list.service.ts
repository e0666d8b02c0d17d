import type { CustomersWanted, ListedCustomer } from '@counter/contract/customers';
import { customersPageSize } from '@counter/contract/customers';
import { formatPhone } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { holds, type StoreScope } from '../../platform/tenancy/scope.ts';
import { findListedPage, type ListedRow } from './customer-list.repository.ts';

/** Finds one page of the customers that match a search and a filter. */
export async function findCustomers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  wanted: CustomersWanted & { readonly pageNumber: number },
): Promise<{ content: ListedCustomer[]; totalElements: number }> {
  refuseSpend(scope, wanted);
  const page = { pageNumber: wanted.pageNumber, pageSize: customersPageSize, at: clock.now() };
  const { rows, total } = await findListedPage(db, scope, wanted, page);
  return { content: rows.map(toListed), totalElements: total };
}

/** Converts a row to a listed customer with all fields, including those that only some roles may see. */
export function toListed({ phone, firstAt, lastAt, ...row }: ListedRow): ListedCustomer {
  return {
    ...row,
    phoneNumber: formatPhone(phone),
    firstVisit: firstAt?.toISOString() ?? null,
    lastVisit: lastAt?.toISOString() ?? null,
  };
}

/**
 * Refuses a sort order or filter that would reveal who spends the most.
 * @throws ProblemError NOT_ALLOWED for a role that doesn't see spend
 */
export function refuseSpend(
  scope: StoreScope,
  { sort, filter }: Pick<CustomersWanted, 'sort' | 'filter'>,
): void {
  if (holds(scope, 'customers:spend')) return;
  if (sort !== 'SPEND' && filter !== 'BEST') return;
  throw new ProblemError(
    'NOT_ALLOWED',
    `Your role (${scope.role}) doesn't see what customers spend. Choose another order or filter.`,
  );
}
