import type { Tx } from '../../platform/db/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findStatus } from '../store/index.ts';
import { findLastNotice, saveLastNotice } from './deactivation.repository.ts';
import {
  deactivatedSheet,
  deactivationOf,
  reactivatedSheet,
  type Deactivation,
} from './deactivation-sheet.ts';
import { mailRecipients } from './mail-recipients.ts';

/**
 * Mails a store's recipients when it stops taking orders outside its hours, when the reason changes, and when it takes
 * orders again. Compares the current status with the last notice, so a change that is reverted before anyone is mailed
 * sends nothing.
 */
export async function notifyDeactivation(
  { clock, publicUrl }: Pick<Platform, 'clock' | 'publicUrl'>,
  tx: Tx,
  scope: StoreScope,
): Promise<void> {
  const now = clock.now();
  const about = { ...scope, publicUrl: publicUrl(), now };
  const deactivation = deactivationOf(await findStatus(tx, scope.storeId, now));
  const known = await findLastNotice(tx, scope);
  // A deactivation with an end date needs no all-clear: the first mail already gave the end.
  const told = known && (known.until === null || known.until > now) ? known.told : null;
  const present = deactivation ? nameOf(deactivation) : null;
  if (present !== told) {
    const sheet = deactivation ? deactivatedSheet(about, deactivation) : reactivatedSheet(about);
    await mailRecipients(tx, scope, 'DEACTIVATION', { sheet, at: now, publicUrl: about.publicUrl });
  }
  const row =
    deactivation && present !== null ? { told: present, until: deactivation.until } : null;
  if (row || known) await saveLastNotice(tx, scope, row);
}

/** Identifies a deactivation, so that the same one is mailed only once. */
function nameOf({ cause, since, until, reason }: Deactivation): string {
  return [cause, since?.toISOString(), until?.toISOString(), reason].join(' ');
}
