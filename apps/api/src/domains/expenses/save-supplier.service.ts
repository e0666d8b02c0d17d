import type { SupplierRequest } from '@counter/contract/expenses';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { pick } from '../../platform/kernel/pick.ts';
import { checkVersion } from '../../platform/events/check-version.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  createSupplier,
  lockSupplier,
  supplierFields,
  updateSupplier,
  updateSupplierRemoved,
  type SupplierFacts,
} from './suppliers.repository.ts';
import { noSupplier } from './suppliers.service.ts';

/**
 * Adds or changes a supplier and returns its ID. Retries with the same idempotency key add it only once.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE (somebody else saved it first), INVALID_FIELDS for a name that
 * another supplier has, IDEMPOTENCY_KEY_REUSED
 */
export async function saveSupplier(
  work: Work,
  request: SupplierRequest,
  key: string | undefined,
): Promise<number> {
  const { userId: _user, storeId: _store, id, olVersion, ...facts } = request;
  return oncePerKey(work, { key, request }, () =>
    id === 0 ? addSupplier(work, facts) : changeSupplier(work, { id, olVersion, facts }),
  );
}

async function addSupplier(work: Work, facts: SupplierFacts): Promise<number> {
  const id = await createSupplier(work, facts);
  if (id === undefined) throw nameTaken(facts.name);
  work.audit({ action: 'supplier.create', entity: 'supplier', entityId: id, after: facts });
  work.emit({ kind: 'expenses.changed' });
  return id;
}

type Change = {
  readonly id: number;
  readonly olVersion: number | undefined;
  readonly facts: SupplierFacts;
};

async function changeSupplier(work: Work, { id, olVersion, facts }: Change): Promise<number> {
  const stored = await lockSupplier(work.tx, work.scope, id);
  if (!stored || stored.removedAt) throw noSupplier(work.scope);
  const changes = { entity: 'supplier', id, fields: supplierFields };
  await checkVersion({ ...stored, olVersion: stored.version, changes }, olVersion, work);
  const difference = differenceOf(pick(stored, supplierFields), facts);
  if (!difference) return id;
  if (!(await updateSupplier(work, id, facts))) throw nameTaken(facts.name);
  const entry = { entity: 'supplier', entityId: id, subject: stored.name, ...difference };
  work.audit({ action: 'supplier.update', ...entry });
  work.emit({ kind: 'expenses.changed' });
  return id;
}

function nameTaken(name: string): ProblemError {
  return refusedField('name', `There is a supplier ${name} already.`);
}

/**
 * Removes or restores a supplier and returns its name. Past expenses keep it. Does nothing if it already has that
 * state.
 * @throws ProblemError NOT_FOUND, CONFLICT if another supplier has taken its name meanwhile
 */
export async function setSupplierRemoved(
  work: Work,
  id: number,
  removed: boolean,
): Promise<string> {
  const stored = await lockSupplier(work.tx, work.scope, id);
  if (!stored) throw noSupplier(work.scope);
  const { name } = stored;
  if ((stored.removedAt !== null) === removed) return name;
  if (!(await updateSupplierRemoved(work, id, removed))) {
    const detail = `Another supplier is called ${name} now. Give that one another name first.`;
    throw new ProblemError('CONFLICT', detail);
  }
  const action = removed ? 'supplier.remove' : 'supplier.restore';
  work.audit({ action, entity: 'supplier', entityId: id, subject: name });
  work.emit({ kind: 'expenses.changed' });
  return name;
}
