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
 * Mails the recipients of a store when it has stopped taking orders other than by its hours, for another
 * reason than they know, or takes them again. Looks at the store as it is: what was taken back before
 * anybody could be told is told to nobody.
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
  // What ended by itself was told with its end.
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

/** The same for the same deactivation, however often it is looked at. */
function nameOf({ cause, since, until, reason }: Deactivation): string {
  return [cause, since?.toISOString(), until?.toISOString(), reason].join(' ');
}
