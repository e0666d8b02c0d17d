import type { Customer, CustomerNotesRequest } from '@counter/contract/customers';
import { formatPhone } from '@counter/contract/shared';
import { checkVersion } from '../../platform/events/check-version.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { findConsents } from './consents.service.ts';
import {
  findCustomerRow,
  lockNotes,
  updateNotes,
  type CustomerRow,
  type NotesRow,
} from './customer.repository.ts';

/**
 * Returns everything the store knows about a customer.
 * @throws ProblemError NOT_FOUND
 */
export async function findCustomer(db: Db | Tx, scope: StoreScope, id: number): Promise<Customer> {
  const row = await findCustomerRow(db, scope, id);
  if (!row) throw unknownCustomer(scope);
  const consents = await findConsents(db, scope, row.phone);
  return {
    id,
    name: row.name,
    phoneNumber: formatPhone(row.phone),
    orders: row.orders ?? 0,
    spend: row.spend ?? 0,
    firstVisit: row.firstAt?.toISOString() ?? null,
    lastVisit: row.lastAt?.toISOString() ?? null,
    blocked: blockOf(row),
    notes: notesOf(row),
    consented: consents.some(({ withdrawn }) => withdrawn === null),
    consents,
  };
}

function blockOf({ blockedReason, blockedBy, blockedAt }: CustomerRow): Customer['blocked'] {
  return blockedAt && { reason: blockedReason, by: blockedBy, at: blockedAt.toISOString() };
}

function notesOf({ notes, notesVersion, notesBy, notesAt }: NotesRow): Customer['notes'] {
  return {
    text: notes,
    olVersion: notesVersion,
    changedBy: notesBy,
    changedAt: notesAt?.toISOString() ?? null,
  };
}

/**
 * Saves the notes on a customer and returns the customer. Does nothing if the text is the same.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE (somebody else saved notes first)
 */
export async function saveNotes(work: Work, request: CustomerNotesRequest): Promise<Customer> {
  const { tx, scope } = work;
  const { customerId, notes, olVersion } = request;
  const before = await lockNotes(tx, scope, customerId);
  if (!before) throw unknownCustomer(scope);
  const name = before.name === '' ? formatPhone(before.phone) : before.name;
  await checkVersion(
    {
      name,
      olVersion: before.notesVersion,
      changedBy: before.notesBy,
      changedAt: before.notesAt ?? work.at,
      changes: ['notes'],
    },
    olVersion,
    work,
  );
  if (notes !== before.notes) {
    await updateNotes(work, customerId, notes);
    record(work, customerId, name);
  }
  return findCustomer(tx, scope, customerId);
}

/** Records a change of notes. The notes themselves stay out of the audit log. */
function record({ audit, emit }: Work, entityId: number, subject: string): void {
  audit({ action: 'customer.notes', entity: 'customer', entityId, subject });
  emit({ kind: 'customers.changed' });
}

function unknownCustomer(scope: StoreScope): ProblemError {
  return notFoundIn(scope, 'customer');
}
