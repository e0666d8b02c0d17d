import type { Printer, PrinterRequest, SavedPrinter } from '@counter/contract/printing';
import { checkVersion } from '../../platform/events/check-version.ts';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import { differenceOf } from '../../platform/kernel/difference.ts';
import { pick } from '../../platform/kernel/pick.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { conditionAt } from './condition.ts';
import { addressOf } from './printer-address.ts';
import { dropJobs } from './print-jobs.repository.ts';
import {
  createPrinter,
  findPrinterRows,
  isStation,
  lockPrinter,
  printerFields,
  updatePrinter,
  type PrinterFacts,
  type PrinterRow,
} from './printers.repository.ts';
import type { Db, Work } from './printing.tables.ts';

/** Returns a store's printers by name, with their current condition. */
export async function findPrinters(
  db: Db,
  scope: StoreScope,
  now: Date,
): Promise<{ printers: Printer[] }> {
  const rows = await findPrinterRows(db, scope);
  return { printers: rows.map((row) => toPrinter(row, now)) };
}

function toPrinter({ version, lastSeenAt, lastFailure, ...row }: PrinterRow, now: Date): Printer {
  return {
    ...row,
    condition: conditionAt({ ...row, lastSeenAt }, now),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    lastFailure: lastFailure && { ...lastFailure, at: new Date(lastFailure.at).toISOString() },
    olVersion: version,
  };
}

/**
 * Adds or updates a printer. A new one gets an address.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE, INVALID_FIELDS if the name is taken or the station isn't the
 * store's
 */
export async function savePrinter(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  work: Work,
  { userId: _user, storeId, id, olVersion, ...facts }: PrinterRequest,
): Promise<SavedPrinter> {
  await checkStation(work, facts.stationId);
  if (id !== 0) {
    await changePrinter(work, { id, olVersion, facts });
    return { id, address: null };
  }
  const code = createSecret();
  const added = await createPrinter(work, facts, hashSecret(code));
  if (added === undefined) throw nameTaken(facts.name);
  work.audit({ action: 'printer.create', entity: 'printer', entityId: added, after: facts });
  work.emit({ kind: 'printing.changed' });
  return { id: added, address: addressOf(publicUrl(), storeId, code) };
}

async function checkStation({ tx, scope }: Work, id: number | null): Promise<void> {
  if (id === null || (await isStation(tx, scope, id))) return;
  throw refusedField('stationId', 'This station no longer exists. Choose another one.');
}

type Change = {
  readonly id: number;
  readonly olVersion: number | undefined;
  readonly facts: PrinterFacts;
};

async function changePrinter(work: Work, { id, olVersion, facts }: Change): Promise<void> {
  const stored = await existingPrinter(work, id);
  const changes = { entity: 'printer', id, fields: printerFields };
  await checkVersion({ ...stored, olVersion: stored.version, changes }, olVersion, work);
  const difference = differenceOf(pick(stored, printerFields), facts);
  if (!difference) return;
  if (!(await updatePrinter(work, id, facts))) throw nameTaken(facts.name);
  const entry = { entity: 'printer', entityId: id, subject: stored.name, ...difference };
  work.audit({ action: 'printer.update', ...entry });
  work.emit({ kind: 'printing.changed' });
}

/** Replaces a printer's address. The old one stops working. @throws ProblemError NOT_FOUND */
export async function renewAddress(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  work: Work,
  id: number,
): Promise<SavedPrinter> {
  const { name } = await existingPrinter(work, id);
  const code = createSecret();
  await updatePrinter(work, id, { codeHash: hashSecret(code) });
  work.audit({ action: 'printer.address', entity: 'printer', entityId: id, subject: name });
  work.emit({ kind: 'printing.changed' });
  return { id, address: addressOf(publicUrl(), work.scope.storeId, code) };
}

/**
 * Removes a printer and its unprinted jobs, or restores it; returns its name.
 * @throws ProblemError NOT_FOUND, CONFLICT if another printer has taken its name meanwhile
 */
export async function setPrinterRemoved(work: Work, id: number, removed: boolean): Promise<string> {
  const { tx, scope, at } = work;
  const stored = await lockPrinter(tx, scope, id);
  if (!stored) throw noPrinter(scope);
  const { name } = stored;
  if ((stored.removedAt !== null) === removed) return name;
  if (!(await updatePrinter(work, id, { removedAt: removed ? at : null }))) {
    const detail = `Another printer is called ${name} now. Give that one another name first.`;
    throw new ProblemError('CONFLICT', detail);
  }
  if (removed) await dropJobs(tx, { storeId: scope.storeId, printerId: id }, at);
  const action = removed ? 'printer.remove' : 'printer.restore';
  work.audit({ action, entity: 'printer', entityId: id, subject: name });
  work.emit({ kind: 'printing.changed' });
  return name;
}

/** Returns a printer that is not removed, locked. @throws ProblemError NOT_FOUND */
export async function existingPrinter({ tx, scope }: Work, id: number) {
  const stored = await lockPrinter(tx, scope, id);
  if (!stored || stored.removedAt) throw noPrinter(scope);
  return stored;
}

function noPrinter(scope: StoreScope): ProblemError {
  return notFoundIn(scope, 'printer');
}

function nameTaken(name: string): ProblemError {
  return refusedField('name', `There is already a printer called ${name}.`);
}
