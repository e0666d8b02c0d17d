import { readReply } from '@counter/contract/marketing';
import type { Platform } from '../../platform/platform.ts';
import { removeStop, saveStop } from '../../platform/messages/sms/stops.ts';
import { findConsentedStores, recordConsent, withdrawConsent } from '../customers/index.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/**
 * Handles a reply to a text message. All stores send from one number, so STOP applies to every store, and START to
 * those that the STOP ended.
 */
export async function takeReply(platform: Platform, phone: string, text: string): Promise<void> {
  const meant = readReply(text);
  if (meant === 'STOP') await stopPhone(platform, phone);
  if (meant === 'START') await startPhone(platform, phone);
}

/** Stops all messages to a number at once and withdraws its consents. */
export async function stopPhone(
  { db, act, clock }: Pick<Platform, 'db' | 'act' | 'clock'>,
  phone: string,
): Promise<void> {
  const storeIds = await findConsentedStores(db, phone);
  // This alone blocks all sending; the consents follow store by store.
  await saveStop(db, { phone, at: clock.now(), storeIds });
  for (const storeId of storeIds) {
    const scope = await scopeForSystem(db, storeId, 'Answer STOP');
    await act(scope, (work) => withdrawConsent(work, phone, 'REPLY_STOP'));
  }
}

async function startPhone({ db, act, vault }: Platform, phone: string): Promise<void> {
  for (const storeId of await removeStop(db, vault, phone)) {
    const scope = await scopeForSystem(db, storeId, 'Answer START');
    await act(scope, (work) => recordConsent(work, [phone], { how: 'REPLY_START' }));
  }
}
