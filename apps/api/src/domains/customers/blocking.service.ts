import { blockedCustomersPageSize, type BlockedCustomer } from '@counter/contract/customers';
import { normalizePhone } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { AuditEntry, Work } from '../../platform/events/work.ts';
import { clearBlocked, findBlockedRows, markBlocked } from './blocked-customers.repository.ts';
import { findCustomerId } from './customers.service.ts';

/** Finds one page of the store's blocked customers, last blocked first. */
export async function findBlocked(
  db: Db,
  scope: StoreScope,
  pageNumber: number,
): Promise<{ content: BlockedCustomer[]; totalElements: number }> {
  const wanted = { pageNumber, pageSize: blockedCustomersPageSize };
  const { rows, total } = await findBlockedRows(db, scope, wanted);
  return {
    content: rows.map(({ blockedAt, ...row }) => ({
      ...row,
      blockedAt: blockedAt?.toISOString() ?? '',
    })),
    totalElements: total,
  };
}

/**
 * Blocks further orders from a phone number in any spelling. Returns the customer's ID. Does nothing if it is already
 * blocked.
 */
export async function blockCustomer(
  work: Work,
  { phoneNumber, reason }: { readonly phoneNumber: string; readonly reason: string },
): Promise<number> {
  const phone = normalizePhone(phoneNumber);
  const id = await markBlocked(work, { phone, reason });
  if (id === undefined) return blockedAlready(work, phone);
  record(work, { action: 'customer.block', entityId: id, subject: phone, after: { reason } });
  return id;
}

async function blockedAlready({ tx, scope }: Work, phone: string): Promise<number> {
  const id = await findCustomerId(tx, scope, phone);
  if (id === null) throw new Error('a customer who is blocked already was not found');
  return id;
}

/**
 * Unblocks a customer.
 * @throws ProblemError NOT_FOUND if they are not blocked
 */
export async function unblockCustomer(work: Work, id: number): Promise<number> {
  const was = await clearBlocked(work.tx, work.scope, id);
  if (!was) {
    const message = `${work.scope.storeName} has not blocked this customer.`;
    throw new ProblemError('NOT_FOUND', message);
  }
  const { phone, reason } = was;
  record(work, { action: 'customer.unblock', entityId: id, subject: phone, before: { reason } });
  return id;
}

function record({ emit, audit }: Work, entry: Omit<AuditEntry, 'entity'>): void {
  audit({ entity: 'customer', ...entry });
  emit({ kind: 'customers.changed' });
}
