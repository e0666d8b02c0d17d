import type { CustomersWanted, ListedCustomer } from '@counter/contract/customers';
import { customersPageSize } from '@counter/contract/customers';
import { allows, formatPhone } from '@counter/contract/shared';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findListedPage, type ListedRow } from './customer-list.repository.ts';

/** One page of the customers that a search and a filter find. */
export async function findCustomers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  scope: StoreScope,
  wanted: CustomersWanted & { readonly pageNumber: number },
): Promise<{ content: ListedCustomer[]; totalElements: number }> {
  const page = { pageNumber: wanted.pageNumber, pageSize: customersPageSize, at: clock.now() };
  const { rows, total } = await findListedPage(db, scope, wanted, page);
  return { content: rows.map((row) => toListed(row, scope)), totalElements: total };
}

function toListed(
  { phone, firstAt, lastAt, ...row }: ListedRow,
  scope: StoreScope,
): ListedCustomer {
  return {
    ...row,
    phoneNumber: shownPhone(phone, scope),
    firstVisit: firstAt?.toISOString() ?? null,
    lastVisit: lastAt?.toISOString() ?? null,
  };
}

const shownDigits = 4;

/**
 * A phone number in a list of many: whole for who may change customers, for the crew its end alone, by
 * which they recognise who stands before them.
 */
export function shownPhone(phone: string, { role }: StoreScope): string {
  return role !== null && allows(role, 'customers:write')
    ? formatPhone(phone)
    : `••• ${phone.slice(-shownDigits)}`;
}
