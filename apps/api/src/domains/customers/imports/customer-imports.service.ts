import type {
  CustomerImport,
  CustomerImportOutcome,
  CustomerImportRequest,
} from '@counter/contract/customers';
import { customerFileBytes, customerFileTooLarge } from '@counter/contract/customers';
import { dayAt } from '@counter/contract/shared';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Work } from '../../../platform/events/work.ts';
import { ProblemError, refusedField } from '../../../platform/kernel/problem.ts';
import type { Vault } from '../../../platform/kernel/vault.ts';
import { notFoundIn } from '../../../platform/tenancy/not-found-in.ts';
import { findStoppedPhones } from '../../../platform/messages/sms/stops.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import {
  closeImport,
  createImport,
  createImported,
  createProvenConsents,
  endImportedConsents,
  findImportRows,
  findKnownPhones,
  lockImport,
  removeImported,
  type ImportRow,
} from './customer-imports.repository.ts';
import { readCustomerFile, type CustomerFile } from './customer-lines.ts';
import { planImport, type ImportPlan } from './plan-import.ts';

/** The maximum number of past imports to list. */
const listedImports = 20;

type Asked = Pick<CustomerImportRequest, 'csv' | 'consentSource' | 'consentDate'>;

/**
 * Previews line by line what a file of customers would add; given the preview's `plan`, adds it. Skips refused lines. A
 * consent counts only with its place and date.
 * @throws ProblemError INVALID_FIELDS for an unreadable file or a date in the future; TOO_LARGE; CHANGED_MEANWHILE if
 * the outcome would differ from the preview
 */
export async function importCustomers(
  { db, act, clock, vault }: Platform,
  scope: StoreScope,
  request: CustomerImportRequest,
): Promise<CustomerImportOutcome> {
  const { csv, plan, fileName, consentDate } = request;
  if (Buffer.byteLength(csv) > customerFileBytes) {
    throw new ProblemError('TOO_LARGE', customerFileTooLarge);
  }
  const now = clock.now();
  const today = dayAt(now, scope.timeZone);
  if (consentDate > today) throw refusedField('consentDate', 'Enter a date in the past');
  const file = await readCustomerFile(csv, { dates: scope.dates, today });
  if (plan === undefined) {
    return {
      ...toOutcome(await planFor({ db, vault, now }, scope, file, request)),
      applied: false,
    };
  }
  return act(scope, async (work) => {
    const { tx, at } = work;
    const planned = await planFor({ db: tx, vault, now: at }, scope, file, request);
    if (planned.plan !== plan) {
      const message = 'Your customers have changed. Check the list again.';
      throw new ProblemError('CHANGED_MEANWHILE', message);
    }
    await applyImport(work, fileName, planned);
    return { ...toOutcome(planned), applied: true };
  });
}

type Source = { readonly db: Db | Tx; readonly vault: Vault; readonly now: Date };

async function planFor(
  { db, vault, now }: Source,
  scope: StoreScope,
  file: CustomerFile,
  { consentSource, consentDate }: Asked,
): Promise<ImportPlan> {
  const phones = [...new Set(file.lines.map(({ phone }) => phone))];
  const known = await findKnownPhones(db, scope, phones);
  const stopped = await findStoppedPhones(db, vault, phones);
  return planImport(
    file,
    { source: consentSource, date: consentDate },
    {
      known: new Map(known.map((one) => [one.phone, one])),
      stopped,
      timeZone: scope.timeZone,
      now,
    },
  );
}

function toOutcome({ plan, counts, ignored, lines }: ImportPlan) {
  return { plan, counts, ignored, lines };
}

async function applyImport(work: Work, fileName: string, planned: ImportPlan): Promise<void> {
  const { withoutEvidence: _none, ...counts } = planned.counts;
  const id = await createImport(work, { fileName, ...counts });
  await createImported(work, id, planned.customers);
  await createProvenConsents(work, id, planned.consents);
  const entry = { action: 'customer_import.create', entity: 'customer_import' } as const;
  work.audit({ ...entry, entityId: id, subject: fileName, after: counts });
  work.emit({ kind: 'customers.changed' });
}

/** Lists a store's latest imports. */
export async function findCustomerImports(db: Db, scope: StoreScope): Promise<CustomerImport[]> {
  return (await findImportRows(db, scope, listedImports)).map(toImport);
}

/**
 * Undoes an import: withdraws its consents and deletes its untouched customers. Does nothing if it is already undone.
 * @throws ProblemError NOT_FOUND
 */
export async function undoCustomerImport(work: Work, id: number): Promise<CustomerImport> {
  const { tx, scope, at } = work;
  const row = await lockImport(tx, scope, id);
  if (!row) throw notFoundIn(scope, 'import');
  if (row.undoneAt !== null) return toImport(row);
  await endImportedConsents(work, id);
  const removed = await removeImported(work, id);
  await closeImport(work, id, removed);
  const entry = { action: 'customer_import.undo', entity: 'customer_import' } as const;
  work.audit({ ...entry, entityId: id, subject: row.fileName, after: { removed } });
  work.emit({ kind: 'customers.changed' });
  return toImport({ ...row, removed, undoneAt: at, undoneBy: scope.actor.name });
}

function toImport({ undoneAt, undoneBy, removed, createdAt, ...row }: ImportRow): CustomerImport {
  const undone = undoneAt && { by: undoneBy ?? '', at: undoneAt.toISOString(), removed };
  return { ...row, createdAt: createdAt.toISOString(), undone };
}
